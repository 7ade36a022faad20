/** The oldest Node that every package accepts (Vite 8: 20.19). */
const oldest = { major: 20, minor: 19 };

/**
 * One sentence when this Node is too old, else undefined.
 * @param {string} version such as "20.19.0"
 * @returns {string | undefined}
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > oldest.major || (major === oldest.major && minor >= oldest.minor)) return undefined;
  return `Node ${oldest.major}.${oldest.minor} or newer is needed and this is ${version}: install a current one from https://nodejs.org and run the command again.`;
}

/*
 * Loaded ahead of firebase-tools and of each process of its functions emulator (`NODE_OPTIONS`, which it
 * passes on). Both load far more than they need to run emulators: every command of firebase-tools, every
 * emulator, and what deploys functions and extensions. That is a third of the time until the emulators are
 * ready, and as much of that until a function answers its first call. Here these modules are loaded when
 * something of them is used, which of most is never.
 */
"use strict";
const Module = require("node:module");
const { basename } = require("node:path");

const program = basename(process.argv[1] ?? "", ".js");
const startsEmulators = program === "firebase" && process.argv[2] === "emulators:start";

/** What loads each command, and is told that there is nothing to add to the command line. */
const noCommand = { command: { register() {}, runner: () => () => undefined } };

/** For each file of firebase-tools: which of the modules that it asks for can wait. */
const canWait = {
  "functionsEmulatorShared.js": /^\.(?!\/constants$|\.\/functions\/events$)/,
  ...(startsEmulators && { "controller.js": /^\.\/(?:\w+Emulator|auth|storage|apphosting)$/ }),
};

if (startsEmulators || program === "functionsEmulatorRuntime") {
  const load = Module._load;
  Module._load = function loadWhenUsed(request, parent, ...rest) {
    const now = () => load.call(this, request, parent, ...rest);
    const [folder, file] = (parent?.filename ?? "").split(/[\\/]/).slice(-2);
    if (canWait[file]?.test(request)) return new Proxy({}, { get: (_, name) => now()[name] });
    if (!startsEmulators) return now();
    if (folder === "commands" && file === "index.js" && /^\.\/(?!emulators-start$)/.test(request)) {
      return noCommand;
    }
    const loaded = now();
    // Asks npm at each start whether there is a newer firebase-functions.
    if (request === "./versioning" && folder === "node")
      loaded.getLatestSDKVersion = () => undefined;
    return loaded;
  };
}

/*
 * Loaded ahead of firebase-tools and of each process of its functions emulator (`NODE_OPTIONS`, which it
 * passes on). Both load far more than they need to run emulators: every command of firebase-tools, every
 * emulator, and what deploys functions and extensions. Here these modules are loaded when something of them is
 * used, which of most is never (measured: a start of the functions emulator took 3.7 s, and takes 1.7 to 2.4).
 */
"use strict";
const Module = require("node:module");
const { basename } = require("node:path");

const program = basename(process.argv[1] ?? "", ".js");
const startsEmulators = program === "firebase" && process.argv[2] === "emulators:start";

/** Stands in for the module of a command that is not wanted: adds nothing to the command line. */
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

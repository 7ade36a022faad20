/*
 * Loaded ahead of each process of the functions emulator (`NODE_OPTIONS`, which firebase-tools passes on). Such
 * a process asks one file of firebase-tools for two small things, and that file first loads all that is needed
 * to deploy functions: a third of the time until the first call is answered. Here those modules are loaded
 * when something of them is used, which in these processes is never.
 */
"use strict";
const Module = require("node:module");
const { basename } = require("node:path");

if (basename(process.argv[1] ?? "", ".js") === "functionsEmulatorRuntime") {
  const load = Module._load;
  const used = /^\.\/constants$|^\.\.\/functions\/events$/;
  Module._load = function loadWhenUsed(request, parent, ...rest) {
    const now = () => load.call(this, request, parent, ...rest);
    const isWaiting =
      basename(parent?.filename ?? "") === "functionsEmulatorShared.js" &&
      request.startsWith(".") &&
      !used.test(request);
    if (!isWaiting) return now();
    return new Proxy({}, { get: (_, name) => now()[name] });
  };
}

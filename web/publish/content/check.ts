import { runContentCheck } from "./checks/run-content-check.ts";

const { exitCode, output } = runContentCheck(process.argv.slice(2));
console.log(output);
process.exitCode = exitCode;

import { describe, expect, it } from "vitest";
import {
  parseStartOptions,
  startHelp,
  wantedPorts,
} from "../../scripts/run/start/start-options.ts";

describe("parseStartOptions", () => {
  it("uses the fixed addresses when nothing is asked for", () => {
    expect(parseStartOptions([])).toEqual({
      ports: { site: 5000, auth: 9099, firestore: 8080, functions: 5001, smtp: 1025, inbox: 1080 },
      ui: false,
      seed: true,
      verbose: false,
      help: false,
    });
  });

  it("takes each port and flag", () => {
    const options = parseStartOptions([
      ...["--port=1", "--auth-port", "2", "--firestore-port=3", "--functions-port=4"],
      ...["--smtp-port=5", "--inbox-port=65535", "--ui", "--no-seed", "--verbose"],
    ]);
    expect(options.ports).toEqual({
      site: 1,
      auth: 2,
      firestore: 3,
      functions: 4,
      smtp: 5,
      inbox: 65535,
    });
    expect(options).toMatchObject({ ui: true, seed: false, verbose: true });
  });

  it.each(["0", "65536", "80a", "-1", ""])("refuses the port %j by name", (port) => {
    expect(() => parseStartOptions([`--smtp-port=${port}`])).toThrow(/^--smtp-port must be a port/);
  });

  it.each(["--prot=5050", "5050", "--port"])("refuses %j and points to --help", (word) => {
    expect(() => parseStartOptions([word])).toThrow(/--help/);
  });

  it("names an existing option for every port that can be taken", () => {
    for (const { option } of wantedPorts(parseStartOptions([]).ports)) {
      expect(startHelp("start")).toContain(`${option}=<port>`);
      expect(() => parseStartOptions([`${option}=4321`])).not.toThrow();
    }
  });
});

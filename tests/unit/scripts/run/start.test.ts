import { describe, expect, it } from "vitest";
import { demoName, readStartOptions } from "#scripts/run/start.ts";

it("gives demos on different ports different folders", () => {
  expect(demoName("start", 5050)).not.toBe(demoName("start", 5000));
});

describe("readStartOptions", () => {
  it("uses the fixed addresses by default", () => {
    expect(readStartOptions([])).toMatchObject({
      ports: { site: 5000, auth: 9099, firestore: 8080, functions: 5001, smtp: 1025, inbox: 1080 },
      ui: false,
      seed: true,
      verbose: false,
    });
  });

  it("takes each port and flag", () => {
    const options = readStartOptions([
      ...["--port=1", "--auth-port", "2", "--firestore-port=3", "--functions-port=4"],
      ...["--smtp-port=5", "--inbox-port=65535", "--ui", "--no-seed", "--verbose"],
    ]);
    expect(options).toMatchObject({
      ports: { site: 1, auth: 2, firestore: 3, functions: 4, smtp: 5, inbox: 65535 },
      ui: true,
      seed: false,
      verbose: true,
    });
  });

  it.each(["0", "65536", "80a", "-1", ""])("refuses the port %j by name", (port) => {
    expect(() => readStartOptions([`--smtp-port=${port}`])).toThrow(/^--smtp-port must be a port/);
  });

  it("refuses a port that no browser opens", () => {
    expect(() => readStartOptions(["--port=5060"])).toThrow(
      '--port must be a port that browsers open, not "5060".',
    );
  });

  it.each(["--prot=5050", "5050", "--port"])("refuses %j and points to --help", (word) => {
    expect(() => readStartOptions([word])).toThrow(/--help/);
  });

  it("names an existing option for every port that can be taken", () => {
    const options = readStartOptions([]);
    expect(options?.wanted.map(({ port }) => port)).toEqual(Object.values(options?.ports ?? {}));
    expect(options?.wanted).toHaveLength(6);
    for (const { option } of options?.wanted ?? []) {
      expect(readStartOptions([`--${option}=4321`])?.wanted).toContainEqual(
        expect.objectContaining({ option, port: 4321 }),
      );
    }
  });
});

import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { launcherJar, launcherManifest, zipOf } from "../../scripts/run/stack/launcher-jar.ts";

const deepPath = `/opt/${"a folder with spaces/".repeat(8)}cloud-firestore-emulator.jar`;

describe("launcher jar", () => {
  it("keeps each manifest line within 72 bytes and loses nothing", () => {
    const lines = launcherManifest(deepPath).split("\r\n");
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(72);
    expect(lines.join("\r\n").replaceAll("\r\n ", "")).toContain(
      `Class-Path: file://${encodeURI(deepPath)}\r\n`,
    );
  });

  it("is the same bytes each time", () => {
    expect(launcherJar(deepPath)).toEqual(launcherJar(deepPath));
  });

  it("carries the checksum that stricter readers compare, in both its headers", () => {
    const archive = zipOf("digits", "123456789");
    // The known CRC-32 of these digits.
    const checksum = Buffer.from([0x26, 0x39, 0xf4, 0xcb]);
    expect(archive.indexOf(checksum)).toBe(14);
    expect(archive.indexOf(checksum, 15)).toBe(archive.indexOf("PK\x01\x02") + 16);
  });

  it("is an archive that an independent reader opens", () => {
    const file = join(mkdtempSync(join(tmpdir(), "jar-")), "test.zip");
    writeFileSync(file, zipOf("META-INF/MANIFEST.MF", "Hello: world\r\n"));
    // Java reads the manifest before it looks for the class, and names what it found wrong.
    const { stderr } = spawnSync("java", ["-jar", file], { encoding: "utf8" });
    expect(stderr).toMatch(/no main manifest attribute/);
  });

  it("names a main class that Java then looks for", () => {
    const file = join(mkdtempSync(join(tmpdir(), "jar-")), "test.jar");
    writeFileSync(file, launcherJar("/nowhere/emulator.jar"));
    const { stderr } = spawnSync("java", ["-jar", file], { encoding: "utf8" });
    expect(stderr).toMatch(/com\.google\.cloud\.datastore\.emulator\.firestore\.CloudFirestore/);
  });
});

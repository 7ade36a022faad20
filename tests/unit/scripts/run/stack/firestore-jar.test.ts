import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { launcherJar } from "#scripts/run/stack/firestore-jar.ts";

const deepPath = `/opt/${"a folder with spaces/".repeat(8)}cloud-firestore-emulator.jar`;

test("keeps each line of the manifest within 72 bytes and loses nothing", () => {
  const manifest = unzipSync(launcherJar(deepPath))["META-INF/MANIFEST.MF"] ?? new Uint8Array();
  const lines = strFromU8(manifest).split("\r\n");
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(72);
  expect(lines.join("\r\n").replaceAll("\r\n ", "")).toContain(
    `Class-Path: file://${encodeURI(deepPath)}\r\n`,
  );
});

test("names a main class that Java then looks for", () => {
  const file = join(mkdtempSync(join(tmpdir(), "jar-")), "test.jar");
  writeFileSync(file, launcherJar("/nowhere/emulator.jar"));
  const { stderr } = spawnSync("java", ["-jar", file], { encoding: "utf8" });
  expect(stderr).toMatch(/com\.google\.cloud\.datastore\.emulator\.firestore\.CloudFirestore/);
});

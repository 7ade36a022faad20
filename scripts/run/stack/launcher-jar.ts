import { pathToFileURL } from "node:url";
import { crc32 } from "node:zlib";

const mainClass = "com.google.cloud.datastore.emulator.firestore.CloudFirestore";

/** A manifest line holds at most 72 bytes; longer ones go on in the next after a space (JAR file specification). */
function wrapped(line: string): string {
  const [first = "", ...rest] = line.match(/^.{1,70}|.{1,69}/g) ?? [];
  return [first, ...rest.map((piece) => ` ${piece}`)].join("\r\n");
}

/** The manifest that names the main class which the emulator's own jar does not name. */
export function launcherManifest(emulatorJar: string): string {
  return [
    "Manifest-Version: 1.0",
    `Main-Class: ${mainClass}`,
    wrapped(`Class-Path: ${pathToFileURL(emulatorJar).href}`),
    "",
    "",
  ].join("\r\n");
}

/** A zip archive with one uncompressed file (PKWARE APPNOTE sections 4.3.7, 4.3.12 and 4.3.16). */
export function zipOf(name: string, text: string): Buffer {
  const fileName = Buffer.from(name);
  const content = Buffer.from(text);
  const about = Buffer.alloc(26);
  about.writeUInt16LE(20, 0); // version needed
  about.writeUInt16LE(0x21, 8); // date: 1 January 1980, so that the bytes never vary
  about.writeUInt32LE(crc32(content), 10);
  about.writeUInt32LE(content.length, 14);
  about.writeUInt32LE(content.length, 18);
  about.writeUInt16LE(fileName.length, 22);

  const localHeader = Buffer.concat([Buffer.from("PK\x03\x04"), about, fileName, content]);
  const entryEnd = Buffer.alloc(14); // comment, disk, attributes and offset: all zero
  const entry = Buffer.concat([Buffer.from("PK\x01\x02\x14\x00"), about, entryEnd, fileName]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(entry.length, 8);
  end.writeUInt32LE(localHeader.length, 12);
  return Buffer.concat([localHeader, entry, Buffer.from("PK\x05\x06"), end]);
}

/** The bytes of a jar that starts the Firestore emulator of the Google Cloud CLI by `java -jar`. */
export function launcherJar(emulatorJar: string): Buffer {
  return zipOf("META-INF/MANIFEST.MF", launcherManifest(emulatorJar));
}

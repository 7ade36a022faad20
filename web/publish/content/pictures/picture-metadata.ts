/** What a file is by its first bytes, whatever its name says. */
export type PictureKind = "JPG" | "PNG" | "WebP" | "GIF" | "HEIC" | "AVIF" | "TIFF" | "SVG";

export interface PictureMetadata {
  /** Undefined for a file that is no picture. */
  kind: PictureKind | undefined;
  bytes: number;
  /** The size, if the first bytes tell it: for WebP, PNG and SVG. */
  size?: { width: number; height: number } | undefined;
}

/** This many bytes are enough to identify a picture; an SVG may begin with a comment. */
export const headBytes = 4096;

function kindOf(head: Buffer): PictureKind | undefined {
  const text = head.toString("latin1");
  if (text.startsWith("\xff\xd8\xff")) return "JPG";
  if (text.startsWith("\x89PNG\r\n")) return "PNG";
  if (/^RIFF.{4}WEBP/s.test(text)) return "WebP";
  if (/^GIF8[79]a/.test(text)) return "GIF";
  if (/^(II\*\0|MM\0\*)/.test(text)) return "TIFF";
  const brand = /^.{4}ftyp(.{4})/s.exec(text)?.[1];
  if (brand?.startsWith("avi")) return "AVIF";
  if (brand !== undefined && /^(hei|hev|mif|msf)/.test(brand)) return "HEIC";
  return /^[^<]*(<\?xml.*?\?>|<!--.*?-->|<!doctype[^>]*>|\s)*<svg\b/is.test(text)
    ? "SVG"
    : undefined;
}

/** The three ways in which WebP writes its size (RFC 9649). */
function webpSize(head: Buffer): PictureMetadata["size"] {
  if (head.length < 30) return;
  switch (head.toString("latin1", 12, 16)) {
    case "VP8X":
      return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 };
    case "VP8L": {
      const bits = head.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case "VP8 ":
      return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
  }
}

function svgSize(head: Buffer): PictureMetadata["size"] {
  const box = /<svg\b[^>]*\bviewBox="[\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)"/.exec(
    head.toString("latin1"),
  );
  return box ? { width: Number(box[1]), height: Number(box[2]) } : undefined;
}

/** What a picture is. `head` has its first bytes (`headBytes`), and `bytes` says how many it has in all. */
export function pictureMetadata(head: Buffer, bytes: number): PictureMetadata {
  const kind = kindOf(head);
  if (kind === "WebP") return { kind, bytes, size: webpSize(head) };
  if (kind === "SVG") return { kind, bytes, size: svgSize(head) };
  if (kind === "PNG" && head.length >= 24) {
    return { kind, bytes, size: { width: head.readUInt32BE(16), height: head.readUInt32BE(20) } };
  }
  return { kind, bytes };
}

import { brotliCompressSync, constants } from "node:zlib";

/** Formats that are compressed already; Hosting sends them as they are. */
const compressedAlready = /\.(png|webp|avif|jpe?g|ico|woff2)$/;

/** The bytes of a file on the wire: brotli at its best, as Hosting stores it. */
export function wireBytes(file: string, content: Buffer): number {
  if (compressedAlready.test(file)) return content.length;
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  }).length;
}

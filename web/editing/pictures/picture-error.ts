/** The error for a picture that can't be used. Its message says why, and what to do. */
export class PictureError extends Error {
  override name = "PictureError";
}

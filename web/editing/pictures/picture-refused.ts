/** A picture that cannot be used; its sentence says why, and what to do. */
export class PictureRefused extends Error {
  override name = "PictureRefused";
}

/** A failure that its sentence explains completely; `run.mjs` prints it without a stack. */
export class PlainFailure extends Error {
  override name = "PlainFailure";
}

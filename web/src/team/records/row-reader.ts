import type { ZodType } from "zod";
import type { TeamDocument } from "../store/company-documents.ts";
import type { ListRow } from "./list-definition.ts";

/** Reads stored documents with a tolerant schema. */
export function rowReader<Row>(schema: ZodType<Row>) {
  return ({ id, pending, data }: Omit<TeamDocument, "cursor">): ListRow<Row> => ({
    id,
    pending,
    row: schema.parse(data),
  });
}

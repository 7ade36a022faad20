import { expect, test } from "vitest";
import { formSchema, schemaAt } from "#web/editing/page/form/fields-schema.ts";
import { jsonSchemaOf } from "#web/editing/server/content-files.ts";

/** The fields that the form has for `beside` in an opening. */
function fieldsBeside(beside?: { kind: string }) {
  const hero = { kind: "hero", heading: "Hello", ...(beside && { beside }) };
  const schema = schemaAt(jsonSchemaOf("pages/home.yaml"), ["sections", 0], { sections: [hero] });
  const { properties: { beside: fields } = {} } = formSchema(schema, hero);
  return typeof fields === "object" ? fields.properties : undefined;
}

test("offers the kinds by name when an opening has nothing beside it", () => {
  const { kind, ...others } = fieldsBeside() ?? {};
  expect(others).toEqual({});
  expect(kind).toMatchObject({
    oneOf: expect.arrayContaining([
      { const: "map", title: "Map" },
      { const: "note", title: "Note" },
    ]),
  });
});

test("shows the fields of the kind when one was chosen", () => {
  expect(Object.keys(fieldsBeside({ kind: "note" }) ?? {})).toEqual([
    "label",
    "lines",
    "name",
    "role",
  ]);
});

import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Json, JsonRecord } from "#web/editing/editing-api.ts";
import { PartForm } from "#web/editing/page/form/part-form.tsx";
import { render } from "../../../render.tsx";

let typed: Json;

/** A form for a value. `typed` is what was entered. */
function Whole({ schema, start }: { schema: JsonRecord; start: Json }) {
  const [value, setValue] = useState(start);
  typed = value;
  const file = {
    ...{ name: "claims.yaml", label: "Claims", hash: "1", value: start, schema },
    ...{ help: {}, about: "", apart: [], shownOn: [] },
  };
  return (
    <PartForm
      {...{ file, value, problems: [], choices: {} }}
      part={{ path: [], label: "Claims", omit: [] }}
      onChange={setValue}
    />
  );
}

const textOrNumber = {
  type: "object",
  properties: { value: { anyOf: [{ type: "string" }, { type: "number" }] } },
  required: ["value"],
};

test.each([
  ["99.05%", "99.05%"],
  ["99.05", 99.05],
  ["5.0", "5.0"],
  ["300", 300],
  ["1.2.3", "1.2.3"],
  ["007", "007"],
])("keeps %s as it is typed", async (keys, value) => {
  render(<Whole schema={textOrNumber} start={{ value: "" }} />);
  const field = page.getByRole("textbox", { name: "Value" });
  await field.click();
  await userEvent.keyboard(keys);
  await expect.element(field).toHaveValue(keys);
  expect(typed).toEqual({ value });
});

const variant = (kind: string, field: string): JsonRecord => ({
  type: "object",
  properties: { kind: { type: "string", const: kind }, [field]: { type: "string" } },
  required: ["kind", field],
});

const add = page.getByRole("button", { name: "Add this" });

test("adds an optional group, and removes it", async () => {
  const link = {
    type: "object",
    properties: { note: { type: "string" }, label: { type: "string" } },
    required: ["label"],
  };
  render(<Whole schema={{ type: "object", properties: { link } }} start={{}} />);
  await page.getByText("More, if you want").first().click();
  await add.click();
  await page.getByRole("textbox", { name: "Label" }).fill("Our prices");
  await expect.poll(() => typed).toEqual({ link: { label: "Our prices" } });
  await page.getByRole("button", { name: "Remove this" }).click();
  await expect.element(add).toBeVisible();
  expect(typed).toEqual({});
});

test("adds a group of the kind that was chosen, and removes it", async () => {
  const beside = { oneOf: [variant("street_map", "alt"), variant("note", "name")] };
  render(<Whole schema={{ type: "object", properties: { beside } }} start={{}} />);
  await page.getByText("More, if you want").click();
  await add.click();
  await page.getByLabelText("Kind").selectOptions("Street map");
  await page.getByRole("textbox", { name: "Alt" }).fill("The roads of Medford");
  const map = { kind: "street_map", alt: "The roads of Medford" };
  await expect.poll(() => typed).toEqual({ beside: map });
  await page.getByRole("button", { name: "Remove this" }).click();
  await expect.element(add).toBeVisible();
  expect(typed).toEqual({});
});

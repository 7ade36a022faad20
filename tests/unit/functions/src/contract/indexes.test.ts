import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { collections } from "#contract/collections";
import { repositoryRoot } from "#scripts/repository.ts";
import { queries } from "./product-queries.ts";

const { leads, log, clients, tasks, mail, submissions, subscribers, siteNumbers } = collections;

const collectionGroup = z.string();
const fieldPath = z.string();
const fields = z.array(z.object({ fieldPath, order: z.string() }));
const override = { ttl: z.boolean().optional(), indexes: z.array(z.unknown()) };
const indexFile = z.object({
  indexes: z.array(z.object({ collectionGroup, queryScope: z.literal("COLLECTION"), fields })),
  fieldOverrides: z.array(z.object({ collectionGroup, fieldPath, ...override })),
});

const file = indexFile.parse(
  JSON.parse(readFileSync(join(repositoryRoot, "firestore.indexes.json"), "utf8")),
);
const composite = file.indexes.map(({ collectionGroup, fields }) =>
  [collectionGroup, ...fields.map(({ fieldPath, order }) => `${fieldPath} ${order}`)].join(", "),
);

const all = Object.values(queries).flatMap(([, ...some]) =>
  some.flatMap((query) => {
    const [, group, names = "", fields = ""] = /^(all )?(.+): (.+)$/.exec(query) ?? [];
    return names.split(", ").map((collection) => ({
      ...{ collection, isGroup: group !== undefined },
      fields: fields.replaceAll("==", "ASCENDING").split(", "),
    }));
  }),
);

test("lists every query of the product", () => {
  const found: Record<string, number> = {};
  for (const folder of ["web/src", "functions/src", "scripts"]) {
    for (const name of readdirSync(join(repositoryRoot, folder), {
      recursive: true,
      encoding: "utf8",
    })) {
      if (!/\.tsx?$/.test(name)) continue;
      const text = readFileSync(join(repositoryRoot, folder, name), "utf8");
      const calls = text.match(/\b(where|orderBy|findNearest|collectionGroup)\(/g)?.length ?? 0;
      if (calls > 0) found[`${folder}/${name}`] = calls;
    }
  }
  expect(found).toEqual(
    Object.fromEntries(Object.entries(queries).map(([name, [calls]]) => [name, calls])),
  );
  for (const { collection } of all) expect(Object.values(collections)).toContain(collection);
});

test("has exactly the indexes for queries by more than one field", () => {
  const needed = all
    .filter(({ fields }) => fields.length > 1)
    .map(({ collection, fields }) => [collection, ...fields].join(", "));
  expect([...composite].sort()).toEqual([...new Set(needed)].sort());
});

test("never queries a field whose index is switched off", () => {
  const off = file.fieldOverrides
    .filter(({ indexes }) => indexes.length === 0)
    .map(({ collectionGroup, fieldPath }) => `${collectionGroup} ${fieldPath}`);
  const single = all
    .filter(({ fields }) => fields.length === 1)
    .map(({ collection, fields: [field = ""] }) => `${collection} ${field.split(" ")[0]}`);
  expect(single.filter((one) => off.includes(one))).toEqual([]);
});

test("has exactly the indexes for queries through all collections", () => {
  // Such a query goes through all collections of one name. Listing its index switches off the field's automatic ones.
  const single = all
    .filter(({ fields }) => fields.length === 1)
    .map(({ collection, isGroup, fields: [field = ""] }) => {
      return { collectionGroup: collection, fieldPath: field.split(" ")[0], isGroup };
    });
  const needed = single
    .filter(({ isGroup }) => isGroup)
    .map(({ collectionGroup, fieldPath }) => {
      const isAlsoQueriedAlone = single.some(
        (each) =>
          !each.isGroup && each.collectionGroup === collectionGroup && each.fieldPath === fieldPath,
      );
      const scopes = [...(isAlsoQueriedAlone ? ["COLLECTION"] : []), "COLLECTION_GROUP"];
      const indexes = scopes.map((queryScope) => ({ order: "ASCENDING", queryScope }));
      return { collectionGroup, fieldPath, indexes };
    });
  const own = file.fieldOverrides.filter((each) => each.indexes.length > 0);
  expect(own).toEqual(needed);
});

test("keeps long texts and maps of many fields out of every index", () => {
  for (const [collectionGroup, fieldPath] of [
    [leads, "message"],
    [leads, "log_text"],
    [log, "text"],
    [clients, "notes"],
    [tasks, "description"],
    [collections.contactMessages, "message"],
    [collections.suspectedForms, "content"],
    [mail, "message"],
    [siteNumbers, "numbers"],
  ]) {
    expect(file.fieldOverrides).toContainEqual({ collectionGroup, fieldPath, indexes: [] });
  }
});

test("lets Firestore delete documents that expire", () => {
  const expiring = file.fieldOverrides.filter(({ ttl }) => ttl);
  const { contactMessages, suspectedForms, rateLimits } = collections;
  const forms = [submissions, contactMessages, suspectedForms, rateLimits];
  const expirable = [mail, subscribers, siteNumbers, ...forms];
  expect(expiring.map(({ collectionGroup }) => collectionGroup).sort()).toEqual(expirable.sort());
  // An index of times, which only increase, would slow down writes.
  for (const { fieldPath, indexes } of expiring) {
    expect({ fieldPath, indexes }).toEqual({ fieldPath: "expires_at", indexes: [] });
  }
});

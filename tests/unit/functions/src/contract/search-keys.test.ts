import { expect, test } from "vitest";
import { keysFrom, searchedStarts, searchKeysOf } from "#contract/search-keys";

const lead = {
  first_name: "ANA",
  last_name: "McKay",
  company_name: "Söhne & ÉTÉ",
  email: " Ana@Shop.example",
  phone: "+1 (856) 555-0173",
};

test("derives a key from each searchable text", () => {
  expect(searchKeysOf("leads", lead)).toEqual({
    name_key: "ana mckay",
    last_key: "mckay",
    // As in the rules, only ASCII letters become small.
    company_key: "söhne & ÉtÉ",
    email_key: "ana@shop.example",
    phone_key: "18565550173",
  });
  expect(searchKeysOf("clients", { client_name: "Ruiz" })).toEqual({ name_key: "ruiz" });
  expect(searchKeysOf("leads", { first_name: "Ana", phone: 7 })).toEqual({});
  expect(searchKeysOf("contact_messages", lead)).toEqual({ email_key: "ana@shop.example" });
});

test("names the keys that change along with a field", () => {
  expect(keysFrom("leads", ["last_name", "message"])).toEqual(["name_key", "last_key"]);
  expect(keysFrom("tasks", ["status"])).toEqual([]);
});

test("asks for the beginnings that a search means", () => {
  expect(Object.fromEntries(searchedStarts("clients", " McK "))).toEqual({
    name_key: "mck",
    email_key: "mck",
  });
  expect(Object.fromEntries(searchedStarts("clients", "(856) 5"))).toMatchObject({
    phone_key: "8565",
  });
  expect(searchedStarts("leads", "Mc")).toEqual([]);
});

import type { RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { attempt, verdict } from "./attempt.ts";
import { fill, firestoreOf, startEnvironment } from "./environment.ts";

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await startEnvironment("callers");
  await fill(environment);
});
afterAll(() => environment.cleanup());

/** Any claims, also of types that no honest token has. */
function storeFor(claims: Record<string, unknown>) {
  return firestoreOf(environment.authenticatedContext("somebody", claims));
}

const email = "team@agency.example";
const lead = "companies/agency/leads/one";

describe("a token", () => {
  test.each([
    ["as it should be", { email, email_verified: true }],
    ["with the address in capitals", { email: "TEAM@Agency.Example", email_verified: true }],
  ])("%s opens the own company", async (_, claims) => {
    expect(await verdict(attempt(storeFor(claims), "get", lead))).toBe("yes");
    expect(await verdict(attempt(storeFor(claims), "list", lead))).toBe("yes");
    expect(await verdict(attempt(storeFor(claims), "get", `company_whitelist/${email}`))).toBe(
      "yes",
    );
  });

  test.each([
    ["that says verified as a text", { email, email_verified: "true" }],
    ["that says verified as a number", { email, email_verified: 1 }],
    ["that says verified in a list", { email, email_verified: [true] }],
    ["that says verified as null", { email, email_verified: null }],
    ["that does not say verified", { email }],
    ["without an address", { email_verified: true }],
    ["with an empty address", { email: "", email_verified: true }],
    ["with a list of addresses", { email: [email], email_verified: true }],
    ["with an object as address", { email: { email }, email_verified: true }],
    ["with a number as address", { email: 7, email_verified: true }],
    ["with blanks round the address", { email: ` ${email} `, email_verified: true }],
    ["with a look-alike letter", { email: "team@agency.e\u212aample", email_verified: true }],
    ["with a path for an address", { email: `x/../${email}`, email_verified: true }],
    ["with a deeper path", { email: `${email}/x/y`, email_verified: true }],
    ["with a dot for an address", { email: ".", email_verified: true }],
    ["that claims the company", { email_verified: true, company_id: "agency", admin: true }],
    [
      "that claims the company, of another's member",
      { email: "rival@other.example", email_verified: true, company_id: "agency" },
    ],
    ["of a phone number", { phone_number: "+18565550100", email_verified: true }],
  ])("%s opens nothing", async (_, claims) => {
    const store = storeFor(claims);
    expect(await verdict(attempt(store, "get", lead))).toBe("no");
    expect(await verdict(attempt(store, "list", lead))).toBe("no");
    expect(await verdict(attempt(store, "get", `company_whitelist/${email}`))).toBe("no");
  });

  test("the Kelvin sign is not the letter k", async () => {
    await environment.withSecurityRulesDisabled(async (context) => {
      await context
        .firestore()
        .doc("company_whitelist/kim@agency.example")
        .set({ email: "kim@agency.example", company_name: "Agency", company_id: "agency" });
    });
    const claims = { email: "\u212aim@agency.example", email_verified: true };
    expect(await verdict(attempt(storeFor(claims), "get", lead))).toBe("no");
    const honest = { email: "Kim@agency.example", email_verified: true };
    expect(await verdict(attempt(storeFor(honest), "get", lead))).toBe("yes");
  });
});

describe("access follows the row at once", () => {
  test("when it is removed, changed and put back", async () => {
    const claims = { email: "moving@agency.example", email_verified: true };
    const store = storeFor(claims);
    const row = (company_id: string | undefined) =>
      environment.withSecurityRulesDisabled(async (context) => {
        const document = context.firestore().doc("company_whitelist/moving@agency.example");
        if (company_id === undefined) await document.delete();
        else await document.set({ email: claims.email, company_name: "A company", company_id });
      });
    const sees = async (company: string) =>
      verdict(attempt(store, "list", `companies/${company}/leads/one`));
    const steps = [
      ["agency", "yes", "no"],
      [undefined, "no", "no"],
      ["other", "no", "yes"],
      ["agency", "yes", "no"],
    ] as const;
    for (const [company, agency, other] of steps) {
      await row(company);
      expect([await sees("agency"), await sees("other")], `row: ${company}`).toEqual([
        agency,
        other,
      ]);
    }
  });
});

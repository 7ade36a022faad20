import { describe, expect, test } from "vitest";
import type { CompanyCollection } from "#contract/collections";
import { memberTables } from "#web/src/team/records/import/member-tables.ts";
import { plan, planIn } from "./plan-text.ts";

async function read(collection: CompanyCollection, text: string) {
  const { rows, ...rest } = await plan(collection, text);
  return { ...rest, fields: rows.map(({ record }) => record.fields) };
}

const imported = { status: "todo", source: "import" };

const outlook = [
  "Title,First Name,Middle Name,Last Name,Suffix,Company,Department,Job Title,Business Street,Business Street 2,Business City,Business State,Business Postal Code,Home Street,Home City,Business Fax,Business Phone,Business Phone 2,Home Phone,Mobile Phone,Primary Phone,Categories,E-mail Address,E-mail Type,E-mail 2 Address,Notes",
  ",Ana,,Ruiz,,Ruiz Plumbing,,Owner,12 Main St,,Medford,NJ,08055,,,,(856) 555-0101,,,,,,ana@ruiz.example,SMTP,,",
  ",Ben,,Okafor,,,,,,,,,,4 Elm St,Berlin,,,,(856) 555-0102,,,,,,ben@okafor.example,Met in May",
  ",,,,,Bell Heating,,,,,,,,,,,,,,(856) 555-0103,(856) 555-0104,,office@bell.example,SMTP,,",
].join("\n");

describe("Outlook", () => {
  test("as leads: all phones, second addresses, and companies alone", async () => {
    const { fields, problems, notes, ignored } = await read("leads", outlook);
    expect(problems).toEqual([]);
    expect(fields).toEqual([
      {
        ...{ ...imported, first_name: "Ana", last_name: "Ruiz", company_name: "Ruiz Plumbing" },
        ...{ email: "ana@ruiz.example", town: "Medford", phone: "(856) 555-0101" },
      },
      {
        ...{ ...imported, first_name: "Ben", last_name: "Okafor", town: "Berlin" },
        ...{ email: "ben@okafor.example", phone: "(856) 555-0102", message: "Met in May" },
      },
      {
        ...{ ...imported, first_name: "Bell Heating", last_name: "", email: "office@bell.example" },
        ...{ company_name: "Bell Heating", phone: "(856) 555-0104" },
      },
    ]);
    expect(notes).toContain("phone: Primary Phone is kept, and Mobile Phone left out (line 4).");
    // Of 26 columns, these are the only ones in which something is lost.
    expect(ignored).toEqual([
      ...["E-mail Type", "Job Title", "Business Street", "Business State"],
      ...["Business Postal Code", "Home Street"],
    ]);
  });

  test("as clients: the company or else the person, and a full address", async () => {
    const { fields, problems } = await read("clients", outlook);
    expect(problems).toEqual([]);
    expect(fields).toEqual([
      {
        ...{ client_name: "Ruiz Plumbing", email: "ana@ruiz.example", phone: "(856) 555-0101" },
        address: "12 Main St, Medford, NJ, 08055",
      },
      {
        ...{ client_name: "Ben Okafor", email: "ben@okafor.example", phone: "(856) 555-0102" },
        ...{ address: "4 Elm St, Berlin", notes: "Met in May" },
      },
      { client_name: "Bell Heating", email: "office@bell.example", phone: "(856) 555-0104" },
    ]);
  });
});

const google = [
  "First Name,Middle Name,Last Name,Nickname,File As,Organization Name,Birthday,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - Region",
  'Ana,,Ruiz,,,,,,* myContacts,* Work,ana@ruiz.example ::: ana@home.example,Mobile,(856) 555-0101 ::: (856) 555-0105,,Work,"12 Main St\nMedford, NJ 08055",12 Main St,Medford,NJ',
  ",,,,,Bell Heating,,,* myContacts,* Work,office@bell.example,Work,,(856) 555-0102,,,,,",
].join("\n");

describe("Google Contacts", () => {
  test("as leads", async () => {
    const { fields, problems, notes } = await read("leads", google);
    expect(problems).toEqual([]);
    expect(fields).toEqual([
      {
        ...{ ...imported, first_name: "Ana", last_name: "Ruiz", email: "ana@ruiz.example" },
        ...{ town: "Medford", phone: "(856) 555-0101" },
      },
      {
        ...{ ...imported, first_name: "Bell Heating", last_name: "", email: "office@bell.example" },
        ...{ company_name: "Bell Heating", phone: "(856) 555-0102" },
      },
    ]);
    expect(notes).toContainEqual(
      expect.stringMatching(/^email: only the first one is kept \(line 2 "ana@ruiz\.example ::: /),
    );
  });

  test("as clients", async () => {
    const { fields, problems } = await read("clients", google);
    expect(problems).toEqual([]);
    expect(fields).toMatchObject([
      { client_name: "Ana Ruiz", address: "12 Main St Medford, NJ 08055" },
      { client_name: "Bell Heating" },
    ]);
  });

  test("in its former columns", async () => {
    const text =
      "Name,Given Name,Family Name,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Value,Organization 1 - Name\nAna Ruiz,Ana,Ruiz,Work,ana@ruiz.example,8565550101,Ruiz\n";
    expect((await read("leads", text)).fields).toEqual([
      {
        ...{ ...imported, first_name: "Ana", last_name: "Ruiz", company_name: "Ruiz" },
        ...{ email: "ana@ruiz.example", phone: "8565550101" },
      },
    ]);
  });
});

test("HubSpot: unknown words refuse nobody", async () => {
  const text = [
    "Record ID,First Name,Last Name,Email,Phone Number,Contact owner,Lead Status,Create Date,Associated Company,Industry,City",
    "151,Ana,Ruiz,ana@ruiz.example,8565550101,Me,Open,2024-03-15 12:34,Ruiz Plumbing,CONSTRUCTION,Medford",
    "152,Ben,Okafor,ben@okafor.example,,Me,BAD_TIMING,2024-03-16 12:34,,COMPUTER_SOFTWARE,",
    "153,Cy,Hale,cy@hale.example,,Me,,,,,",
  ].join("\n");
  const { rows, problems, notes } = await plan("leads", text);
  expect(problems).toEqual([]);
  expect(rows.map(({ record }) => record.fields)).toMatchObject([
    { status: "todo", company_name: "Ruiz Plumbing", business_type: "Construction" },
    { status: "todo" },
    { status: "todo" },
  ]);
  expect(rows[0]?.record.times.get("created_at")?.toISOString()).toBe("2024-03-15T12:34:00.000Z");
  expect(notes).toEqual([
    `status: what isn't Todo, In progress, or Completed is left out (line 3 "BAD_TIMING").`,
    expect.stringMatching(/^business_type: .* \(line 3 "COMPUTER_SOFTWARE"\)\.$/),
  ]);
});

test("Facebook leads: UTF-16, tabs, marked numbers and foreign ids", async () => {
  const text = [
    "id\tcreated_time\tad_id\tad_name\tplatform\tfull_name\tphone_number\temail\tcompany_name\tlead_status",
    "l:1029384756\t2024-03-15T12:34:56-04:00\tag:1\tSpring\tfb\tAna Ruiz\tp:+18565550101\tana@ruiz.example\tRuiz\tCREATED",
  ].join("\n");
  const { rows, problems } = await plan("leads", `\ufeff${text}`, [], "utf16le");
  expect(problems).toEqual([]);
  expect(rows).toMatchObject([
    {
      id: expect.stringMatching(/^row-/),
      record: { fields: { first_name: "Ana", last_name: "Ruiz", phone: "+18565550101" } },
    },
  ]);
});

describe("column names further down", () => {
  const people = "First Name,Last Name,URL,Email Address,Company,Position,Connected On\n";

  test("in LinkedIn's connections", async () => {
    const text = `Notes:\n"When exporting your connection data, you may notice that some, or all, email addresses are missing; see ""Settings""."\n\n${people}Ana,Ruiz,https://x.example,ana@ruiz.example,Ruiz,Owner,15 Mar 2024\n`;
    const { fates, notes, ignored } = await plan("leads", text);
    expect(fates).toEqual(["5: new"]);
    expect(notes).toContain("The columns are named in line 4. The lines above it are left out.");
    expect(ignored).toEqual(["URL", "Position", "Connected On"]);
  });

  test.each([
    ["Customers 2026\n\nName,Phone\nBell,8565550142\n", 4],
    [
      "Ruiz & Sons,,\nCustomer Contact List,,\nAs of May 3,,\nCustomer,Phone numbers,Notes\nBell,,\n",
      5,
    ],
    ["Our clients\r\nName;Phone\r\nBell;8565550142\r\n", 3],
    ["My list\nName\tPhone\nBell\t8565550142\n", 3],
    ["Name|Phone|Notes\nBell|8565550142|a, b; c\n", 2],
  ])("below a title, whatever separates them: %j", async (text, line) => {
    expect((await plan("clients", text)).fates).toEqual([`${line}: new`]);
  });

  test("or nowhere: quotes the first line and names common columns", async () => {
    const planned = plan("leads", "Stock list,\nNails,300\n");
    await expect(planned).rejects.toThrow(
      /^The first line of the file must name the columns of leads, but first name and email are missing\. It says "Stock list"\. These are read: id, first name, (?!.*waiting)/,
    );
  });
});

test.each([
  ["BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ana Ruiz\r\nEND:VCARD\r\n", "This is a vCard"],
  ["<!DOCTYPE html><table><tr><td>Name</td></tr></table>", "This is a web page"],
])("says what %j is", async (text, words) => {
  await expect(plan("leads", text)).rejects.toThrow(words);
});

test.each([
  ["Ana Ruiz", "Ana", "Ruiz"],
  ['"Smithfield, Jane"', "Jane", "Smithfield"],
  ['"Ruiz, Dr. Ana María"', "Ana", "María Ruiz"],
  ["Dr. Jane Smithfield", "Jane", "Smithfield"],
  ["Mrs Jane Smithfield", "Jane", "Smithfield"],
  ['"Jane Smithfield, MD"', "Jane", "Smithfield, MD"],
  ['"Smithfield, Jane, CPA"', "Jane", "Smithfield, CPA"],
  ["Drew Barry", "Drew", "Barry"],
  ["Dr", "Dr", ""],
])("reads one column with the name %s", async (name, first_name, last_name) => {
  const { fields } = await read("leads", `Name,Email\n${name},a@b.example\n`);
  expect(fields).toEqual([{ ...imported, first_name, last_name, email: "a@b.example" }]);
});

test("a member imports the same", async () => {
  const { rows, problems } = await planIn(memberTables.leads, outlook);
  expect(problems).toEqual([]);
  expect(rows.map(({ record }) => record.fields.phone)).toEqual([
    ...["(856) 555-0101", "(856) 555-0102", "(856) 555-0104"],
  ]);
});

test("a row that lacks a value takes it from no stored record", async () => {
  const fields = { first_name: "Ana", last_name: "", email: "a@b.example", status: "completed" };
  const existing = [{ id: "l", fields: { ...fields, company_name: "Bell" } }];
  const text = "First Name,Email,Company,Status\n,a@b.example,Bell,Nurture\n";
  expect((await plan("leads", text, existing)).fates).toEqual(["2: l"]);
});

describe("other lists", () => {
  test("imports a person with only a last name under it", async () => {
    const text = "First Name,Last Name,Email\n,Okafor,ben@okafor.example\n";
    const { fields, problems } = await read("leads", text);
    expect(problems).toEqual([]);
    const named = { first_name: "Okafor", last_name: "", email: "ben@okafor.example" };
    expect(fields).toEqual([{ ...imported, ...named }]);
  });

  test("lists unused columns with numbers, addresses and days first", async () => {
    const text = [
      "Name,Email,Rank,Shop,Pager,Since,Other",
      "Ana Ruiz,ana@ruiz.example,7,Ruiz 24,(856) 555-0101,5/31/2026,ana@home.example",
    ].join("\n");
    const { ignored } = await plan("leads", text);
    expect(ignored).toEqual(["Pager", "Since", "Other", "Rank", "Shop"]);
  });
});

import { describe, expect, test } from "vitest";
import { contactMessage } from "#contract/contact-message";
import { emailAddress, emailAddressByInputType } from "#contract/email-address";

describe("a pasted email address", () => {
  test.each([
    " ana@shop.example ",
    "\u200bana@shop.example",
    "ana@\u00adshop.example\u2060",
    "\ufeffana@shop.example\u00a0",
    "\u202aana@shop.example\u202c",
    "ana@shop.example\u0000\r\n",
    "mailto:ana@shop.example",
    "MAILTO:ana@shop.example?subject=Hello",
    "<ana@shop.example>",
    "<mailto:ana@shop.example>",
    "Ana Ruiz <ana@shop.example>",
    '"Ruiz, Ana" <ana@shop.example>,',
    "ana@shop.example,",
    "ana@shop.example.",
    "(ana@shop.example);",
    '"ana@shop.example"',
    "'ana@shop.example',",
    "[ana@shop.example]",
    "\uff41\uff4e\uff41\uff20shop\uff0eexample",
  ])("%j is read as the address", (typed) => {
    expect(emailAddress.parse(typed)).toBe("ana@shop.example");
    expect(emailAddressByInputType.parse(typed)).toBe("ana@shop.example");
  });

  test.each(["o'neill@shop.example", "'x@shop.example", "a+b@c-d.example", "a?b=c@shop.example"])(
    "%j stays unchanged",
    (typed) => expect(emailAddress.parse(typed)).toBe(typed),
  );

  test.each([
    "a@b.example\r\nBcc: eve@bad.example",
    '"a b"@c.example',
    '"a"@c.example',
    "a b@c.example",
    "a@b@c.example",
    "ana@c.example, eve@bad.example",
    "Ana <ana@c.example> eve@bad.example",
    "<ana@c.example><eve@bad.example>",
    "\u212ana@c.example",
    "\u0430na@c.example",
    "ana@c.example%0d%0aBcc:eve@bad.example",
    "mailto:",
    "<>",
    ", .",
  ])("%j is not an address", (typed) => {
    expect(emailAddress.safeParse(typed).success).toBe(false);
  });

  test("reads long text made of marks quickly", () => {
    for (const mark of ["<", ">", "'", ".", " ", "<a", "mailto:"]) {
      for (const end of ["", "1"]) {
        const typed = end + mark.repeat(40_000) + end;
        const began = performance.now();
        expect(emailAddress.safeParse(typed).success).toBe(false);
        contactMessage.shape.phone.safeParse(typed);
        expect(performance.now() - began).toBeLessThan(1000);
      }
    }
  });
});

import { expect, test } from "vitest";
import { callAddress, mailAddress, mapAddress } from "#contract/contact-address";

test.each([
  ["sal@ventresca.example", "mailto:sal@ventresca.example"],
  ["a&b?c@d.example", "mailto:a%26b%3Fc@d.example"],
  ["a@b.example?bcc=c@d.example", undefined],
  ["javascript:alert(1)", undefined],
  ["", undefined],
  [undefined, undefined],
])("a mail to %s goes to %s", (email, address) => {
  expect(mailAddress(email)).toBe(address);
});

test.each([
  ["(856) 555-0142", "tel:8565550142"],
  ["+1 856.555.0142", "tel:+18565550142"],
  ["856 555 0142 ext. 12", "tel:8565550142;ext=12"],
  ["856-555-0142 x7", "tel:8565550142;ext=7"],
  ["856-555-0142 / 856-555-0199", "tel:8565550142"],
  ["856-555-0142/856-555-0199", "tel:8565550142"],
  ["(856) 555-0142, ext. 3 or 856-555-0199", "tel:8565550142;ext=3"],
  ["Office: 856–555–0142 (cell 856 555 0199)", "tel:8565550142"],
  ["Suite 200, 856-555-0142", "tel:8565550142"],
  ["856/555-0142", "tel:8565550142"],
  ["(+1) 856 555 0142", "tel:+18565550142"],
  ["1 (856) 555-0142 (ext 3)", "tel:18565550142;ext=3"],
  ["1-800-356-9377 (1-800-FLOWERS)", "tel:18003569377"],
  ["1-800-FLOWERS", undefined],
  ["1-856-555-CATS", undefined],
  ["911", "tel:911"],
  ["856 555 0142 856 555 0199", undefined],
  ["call the office", undefined],
  ["12", undefined],
  [undefined, undefined],
])("a call to %s is %s", (phone, address) => {
  expect(callAddress(phone)).toBe(address);
});

test("a place opens a map", () => {
  expect(mapAddress(" 7 Tabernacle Road, Medford & more ")).toBe(
    "https://www.google.com/maps/search/?api=1&query=7%20Tabernacle%20Road%2C%20Medford%20%26%20more",
  );
  expect(mapAddress("  ")).toBeUndefined();
});

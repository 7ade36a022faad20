import { expect, test } from "vitest";
import { mailColors } from "#functions/mail/mail-layout.ts";
import { semanticTokens } from "#web/src/ui/theme/tokens.ts";

test("emails have the colors of the site", () => {
  const { colors } = semanticTokens;
  const own = Object.keys(mailColors).map((name) => [
    name,
    Object.entries(colors ?? {}).find(([token]) => token === name)?.[1],
  ]);
  expect(Object.fromEntries(own)).toMatchObject(
    Object.fromEntries(
      Object.entries(mailColors).map(([name, base]) => [name, { value: { base } }]),
    ),
  );
});

import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { useTeamAuth } from "#web/src/team/access/team-auth.ts";

function Alone() {
  return createElement("p", null, useTeamAuth().companyName);
}

test("the auth hook outside its provider throws, and says what is missing", () => {
  expect(() => renderToString(createElement(Alone))).toThrow(/must be used within its provider/);
});

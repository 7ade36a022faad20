import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { useTeamAuth } from "#web/src/team/access/team-auth.ts";

function Alone() {
  return createElement("p", null, useTeamAuth().companyName);
}

test("the auth hook throws outside its provider and says why", () => {
  expect(() => renderToString(createElement(Alone))).toThrow(/must be used within its provider/);
});

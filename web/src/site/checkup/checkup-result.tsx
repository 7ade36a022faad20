import { checkup } from "virtual:checkup";
import { chakra } from "@chakra-ui/react";
import { carry, carryingLink } from "../../forms/contact/carried-lines.ts";
import { Button } from "../../ui/button.tsx";
import { trackEvent } from "../../ui/track-event.ts";
import { businessToday } from "../business-today.ts";
import { printAlone } from "../print-alone.ts";
import { ShareButton } from "../share-button.tsx";
import { ActionLink, SiteLink } from "../site-link.tsx";
import { type Checked, checkupText, findingsOf, questionsOf } from "./checkup-answers.ts";

const firstCount = 3;

const Result = chakra("div", {
  base: {
    borderTopWidth: "2px",
    borderTopStyle: "solid",
    borderColor: "brand",
    paddingTop: "5",
    "& > * + *": { marginTop: "4" },
    "& ol": { paddingInlineStart: "8", display: "grid", gap: "4", listStyle: "decimal" },
    "& ol > li": { breakInside: "avoid" },
    "& a:not([class])": {
      display: "inline-flex",
      alignItems: "center",
      minHeight: "2.75rem",
      marginInlineEnd: "5",
      textDecoration: "underline",
    },
  },
});

interface CheckupResultProps {
  checked: Checked;
  address: () => string;
  onAgain: () => void;
}

export function CheckupResult({ checked, address, onAgain }: CheckupResultProps) {
  const { result } = checkup;
  const findings = findingsOf(questionsOf(checkup, checked.kind), checked.answers);
  const [first, rest] = [findings.slice(0, firstCount), findings.slice(firstCount)];

  function bring() {
    trackEvent("brought");
    carry("checkup", { lines: checkupText(checkup, checked, businessToday()) });
  }

  return (
    <Result data-result="">
      <h3 tabIndex={-1}>{first.length > 0 ? result.heading : result.nothing}</h3>
      <ol>
        {first.map(({ name, fix, why, how, read, source }) => (
          <li key={name}>
            <chakra.p fontWeight={700}>{fix}</chakra.p>
            <p>{why}</p>
            <p>{how}</p>
            <SiteLink to={read.to}>{read.label}</SiteLink>
            <SiteLink to={source.to}>{source.label}</SiteLink>
          </li>
        ))}
      </ol>
      {rest.length > 0 && (
        <div>
          <chakra.p fontWeight={700}>{result.more}</chakra.p>
          <chakra.ul paddingInlineStart="8" listStyle="disc">
            {rest.map(({ name, fix, source }) => (
              <li key={name}>
                {fix} <SiteLink to={source.to}>{source.label}</SiteLink>
              </li>
            ))}
          </chakra.ul>
        </div>
      )}
      <chakra.div data-screen-only="" display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <ActionLink to={carryingLink("checkup")} onClick={bring}>
          {result.ask}
        </ActionLink>
        <ShareButton
          title={document.title}
          text={checkup.intro}
          words={result.share}
          address={address}
        />
        <Button variant="secondary" onClick={({ currentTarget }) => printAlone(currentTarget)}>
          {result.print}
        </Button>
        <Button variant="quiet" onClick={onAgain}>
          {result.again}
        </Button>
      </chakra.div>
    </Result>
  );
}

import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { estimator } from "#web/src/site/content/estimator-schema.ts";
import { Estimator } from "#web/src/site/estimator/estimator.tsx";
import { expectGood } from "../../fixtures/good-state.ts";
import { render } from "../../render.tsx";

const content = estimator.parse({
  open: "Add It Up",
  presetsLabel: "Start from a business like yours",
  presets: [{ label: "A landscaper", choices: { pages: "seven", plan: "growth" } }],
  questions: [
    {
      name: "pages",
      label: "How many pages?",
      options: [
        { name: "five", label: "5 pages", costs: [{ key: "five", amount: 1200 }] },
        { name: "seven", label: "7 pages", costs: [{ key: "seven", amount: 1600 }] },
        { name: "none", label: "None" },
      ],
    },
    {
      name: "plan",
      label: "Which plan?",
      options: [
        {
          name: "essential",
          label: "Essential",
          costs: [{ key: "e", amount: 600, per: "a year" }],
        },
        { name: "growth", label: "Growth", costs: [{ key: "g", amount: 100, per: "/month" }] },
        { name: "none", label: "None", onlyWith: { pages: "none" } },
      ],
    },
  ],
  together: "Together",
  ask: "Ask About This",
  print: "Print This",
  share: { label: "Share This Price", copied: "Link copied.", failed: "Copy the link from here:" },
  changed: "Prices have changed: {lines}.",
});

const address = location.href;
afterEach(() => {
  history.replaceState(null, "", address);
  sessionStorage.removeItem("carried-estimate");
  vi.restoreAllMocks();
});

const pages = page.getByLabelText("How many pages?");
const plan = page.getByLabelText("Which plan?");
const total = page.getByRole("status").filter({ hasText: "Together" });

const addUp = () => page.getByRole("button", { name: "Add It Up" }).click();

function open(query = ""): void {
  history.replaceState(null, "", `${location.pathname}${query}`);
  render(
    <main>
      <section>Another section</section>
      <section id="estimate">
        <Estimator content={content} />
      </section>
    </main>,
  );
}

test("adds up the choices and puts them in the address", async () => {
  open();
  expect(document.querySelector("select")).toBeNull();
  await addUp();
  await expect.element(page.getByRole("heading")).toHaveFocus();
  await expect.element(total).toHaveTextContent("Together: $1,200 once, $600 a year");
  await pages.selectOptions("seven");
  await expect.element(total).toHaveTextContent("Together: $1,600 once, $600 a year");
  await expect
    .poll(() => location.search)
    .toBe("?pages=seven&plan=essential&at=pages.1600_plan.600");
  await page.getByRole("button", { name: "A landscaper" }).click();
  await expect.element(plan).toHaveValue("growth");
  await expect.element(total).toHaveTextContent("Together: $1,600 once, $1,200 a year");
  await expectGood("an estimate", "darkWhenNarrow");
});

test("offers no website without a plan", async () => {
  open("?plan=none");
  await expect.element(plan).toHaveValue("essential");
  await expect.element(plan.getByRole("option", { name: "None" })).toBeDisabled();
  await pages.selectOptions("none");
  await plan.selectOptions("none");
  await expect.element(total).toHaveTextContent("Together: $0");
  await pages.selectOptions("five");
  await expect.element(plan).toHaveValue("essential");
});

test("opens a link with its choices and names changed prices", async () => {
  open("?pages=seven&plan=growth&at=pages.1500_plan.1200");
  await expect.element(pages).toHaveValue("seven");
  await expect.element(page.getByText("Prices have changed: 7 pages.")).toBeVisible();
  await userEvent.tab();
  await plan.selectOptions("essential");
  await expect.element(page.getByText(/Prices have changed/)).not.toBeInTheDocument();
});

test("takes the lines to the contact form, and counts it", async () => {
  // React's strict mode renders twice.
  const counted = new Set<unknown>();
  const count = (event: Event) => event instanceof CustomEvent && counted.add(event.detail);
  addEventListener("counted", count);
  open("?pages=seven");
  const ask = page.getByRole("link", { name: "Ask About This" });
  await expect.element(ask).toHaveAttribute("href", "/contact?topic=estimate#message");
  ask.element().addEventListener("click", (event) => event.preventDefault());
  await ask.click();
  removeEventListener("counted", count);
  expect([...counted]).toEqual(["estimates", "asked"]);
  expect(JSON.parse(sessionStorage.getItem("carried-estimate") ?? "").lines).toMatch(
    /^- 7 pages: \$1,600 once\n- Essential: \$600 a year\nTogether: \$1,600 once, \$600 a year \(prices of \d+\/\d+\/\d{4}\)$/,
  );
});

test("prints nothing else on the page", async () => {
  const printed = vi.spyOn(window, "print").mockReturnValue();
  open();
  await addUp();
  const other = page.getByText("Another section");
  await page.getByRole("button", { name: "Print This" }).click();
  expect(printed).toHaveBeenCalledOnce();
  await expect.element(other).toHaveAttribute("data-screen-only");
  dispatchEvent(new Event("afterprint"));
  await expect.element(other).not.toHaveAttribute("data-screen-only");
});

test("shares a link that opens with the same choices", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  open("?pages=seven");
  await page.getByRole("button", { name: "Share This Price" }).click();
  await expect.element(page.getByText("Link copied.")).toBeVisible();
  expect(copied).toHaveBeenCalledExactlyOnceWith(
    `${location.origin}${location.pathname}?pages=seven&plan=essential&at=pages.1600_plan.600#estimate`,
  );
});

import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Estimator } from "#web/src/site/estimator/estimator.tsx";
import { countedDuring } from "../../fixtures/counted.ts";
import { expectGood } from "../../fixtures/good-state.ts";
import { render } from "../../render.tsx";

const address = location.href;
afterEach(() => {
  history.replaceState(null, "", address);
  sessionStorage.removeItem("carried-estimate");
  vi.restoreAllMocks();
});

const pages = page.getByLabelText("How many core pages?");
const plan = page.getByLabelText("Yearly plan (required)");
const total = page.getByRole("status").filter({ hasText: "Together" });

const addUp = () => page.getByRole("button", { name: "Add Up Your Price" }).click();

function open(query = ""): void {
  history.replaceState(null, "", `${location.pathname}${query}`);
  render(
    <main>
      <section>Another section</section>
      <section id="estimate">
        <Estimator open="Add Up Your Price" />
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
  await pages.selectOptions("7");
  await expect.element(total).toHaveTextContent("Together: $1,600 once, $600 a year");
  await expect.poll(() => location.search).toBe("?pages=7&plan=essential&at=pages.1600_plan.600");
  await page.getByRole("button", { name: "A dental practice" }).click();
  await expect.element(plan).toHaveValue("growth");
  await expect.element(total).toHaveTextContent("Together: $1,900 once, $1,200 a year");
  await expectGood("an estimate", "darkWhenNarrow");
});

test("keeps the total in view on a phone", async () => {
  await page.viewport(360, 640);
  open();
  await addUp();
  const bottom = () => total.element().getBoundingClientRect().bottom;
  expect(pages.element().getBoundingClientRect().bottom).toBeLessThan(bottom());
  expect(bottom()).toBeLessThanOrEqual(innerHeight);
  await plan.selectOptions("growth");
  await expect.element(total).toHaveTextContent("$1,200 once, $1,200 a year");
});

test("offers no website without a plan", async () => {
  open("?plan=none");
  await expect.element(plan).toHaveValue("essential");
  await expect.element(plan.getByRole("option", { name: "None" })).toBeDisabled();
  await pages.selectOptions("none");
  await plan.selectOptions("none");
  await expect.element(total).toHaveTextContent("Together: $0");
  await pages.selectOptions("5");
  await expect.element(plan).toHaveValue("essential");
  await expect
    .element(page.getByText("Essential plan: $600 a year (required with a website or AI)"))
    .toBeVisible();
});

test("opens a link with its choices and names changed prices", async () => {
  open("?pages=7&plan=growth&at=pages.1500_plan.1200");
  await expect.element(pages).toHaveValue("7");
  await expect.element(page.getByText(/prices have changed: 7 pages\.$/)).toBeVisible();
  await userEvent.tab();
  await plan.selectOptions("essential");
  await expect.element(page.getByText(/prices have changed/)).not.toBeInTheDocument();
});

test("takes the lines to the contact form, and counts it", async () => {
  const counted = await countedDuring(async () => {
    open("?pages=7");
    const ask = page.getByRole("link", { name: "Ask About This" });
    await expect.element(ask).toHaveAttribute("href", "/contact?topic=estimate#message");
    ask.element().addEventListener("click", (event) => event.preventDefault());
    await ask.click();
  });
  expect(counted).toEqual(["estimates", "asked"]);
  expect(JSON.parse(sessionStorage.getItem("carried-estimate") ?? "").lines).toMatch(
    /^- 7 pages: \$1,600 once\n- Essential plan: \$600 a year \(required with a website or AI\)\nTogether: \$1,600 once, \$600 a year \(prices of 11\/21\/2026\)$/,
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
  open("?pages=7");
  await page.getByRole("button", { name: "Share This Price" }).click();
  await expect.element(page.getByText("Link copied.")).toBeVisible();
  expect(copied).toHaveBeenCalledExactlyOnceWith(
    `${location.origin}${location.pathname}?pages=7&plan=essential&at=pages.1600_plan.600#estimate`,
  );
});

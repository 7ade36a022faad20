import { afterEach, expect, test, vi } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { Checkup } from "#web/src/site/checkup/checkup.tsx";
import { countedDuring } from "../../fixtures/counted.ts";
import { expectGood } from "../../fixtures/good-state.ts";
import { render } from "../../render.tsx";

const before = location.href;
afterEach(() => {
  history.replaceState(null, "", before);
  sessionStorage.removeItem("carried-checkup");
  vi.restoreAllMocks();
});

const finish = page.getByRole("button", { name: "Show What to Fix" });
const kind = page.getByLabelText("What kind of business is it?");
const problem = page.getByRole("status").filter({ hasText: "Still to answer" });
const result = page.getByRole("heading", { name: "Fix these first" });
const questions = page.getByRole("radiogroup");

const openCheckup = () => page.getByRole("button", { name: "Check My Site" }).click();

function open(query = ""): void {
  history.replaceState(null, "", `${location.pathname}${query}`);
  render(
    <main>
      <section>Another section</section>
      <section id="check" style={{ padding: "1rem" }}>
        <Checkup open="Check My Site" />
      </section>
    </main>,
  );
}

/** Answers every question by its place in the list. */
async function answerAll(answerAt: (index: number) => string): Promise<void> {
  for (const [index, question] of questions.all().entries()) {
    await question.getByRole("radio", { name: answerAt(index), exact: true }).click();
  }
}

test("asks twelve questions, and says what to fix first", async () => {
  open();
  await openCheckup();
  await expect.element(page.getByRole("heading", { level: 3 })).toHaveFocus();
  expect(questions.elements()).toHaveLength(12);
  await expectGood("questions of the checkup", "lightWhenNarrow");
  await answerAll((index) => (index < 4 ? "No" : index === 4 ? "Not sure" : "Yes"));
  await finish.click();
  await expect.element(result).toHaveFocus();
  expect(result.element().getBoundingClientRect().top).toBeLessThan(innerHeight / 4);
  await expect
    .element(page.getByText("Put your number on the first screen, as a link"))
    .toBeVisible();
  // Three come first, and the other two are named. All say where it's from.
  const [first, others] = page.getByRole("list").all().slice(-2);
  expect(first?.getByRole("listitem").elements()).toHaveLength(3);
  expect(others?.getByRole("listitem").elements()).toHaveLength(2);
  expect(page.getByRole("link", { name: /^Source: / }).elements()).toHaveLength(5);
  await expect.element(page.getByText("Then these:")).toBeVisible();
  await expectGood("the result of the checkup", "darkWhenNarrow");
});

test("names how many answers are missing, and moves to the first", async () => {
  open("?check=home&yes=tap");
  await finish.click();
  await expect.element(problem).toHaveTextContent("Still to answer: 11.");
  await expect.element(questions.nth(1).getByRole("radio", { name: "Yes" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect
    .element(questions.nth(1).getByRole("radio", { name: "No", exact: true }))
    .toBeChecked();
  await expect.element(problem).not.toBeInTheDocument();
});

test("is answered with the keyboard alone", async () => {
  open();
  (await page.getByRole("button", { name: "Check My Site" }).findElement()).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { level: 3 })).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  await expect.element(kind).toHaveFocus();
  await userEvent.keyboard("{Tab} {ArrowDown}");
  for (const _ of questions.elements().slice(1)) await userEvent.keyboard("{Tab} ");
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(result).toHaveFocus();
});

test("keeps the answers in the address, and opens them again from there", async () => {
  open();
  await openCheckup();
  await kind.selectOptions("food");
  await answerAll((index) => (index === 0 ? "No" : "Yes"));
  await expect
    .poll(() => location.search)
    .toMatch(/^\?check=food&yes=(?:[a-z]+\.){10}[a-z]+&no=tap$/);
  await expect.poll(() => location.hash).toBe("#check");
  open(location.search);
  await expect.element(result).toBeVisible();
  await expect.element(kind).toHaveValue("food");
});

test("keeps common answers for another kind, and asks for the rest", async () => {
  open();
  await openCheckup();
  await answerAll(() => "Yes");
  await finish.click();
  await expect.element(page.getByRole("heading", { name: /^Nothing to fix here/ })).toHaveFocus();
  await kind.selectOptions("health");
  await expect
    .element(page.getByRole("heading", { name: /^Nothing to fix/ }))
    .not.toBeInTheDocument();
  await finish.click();
  await expect.element(problem).toHaveTextContent("Still to answer: 3.");
});

test("takes the answers along to the contact form, and counts that", async () => {
  const counted = await countedDuring(async () => {
    open();
    await openCheckup();
    await answerAll((index) => (index === 1 ? "Not sure" : "Yes"));
    await finish.click();
    const ask = page.getByRole("link", { name: "Look at It with Me" });
    await expect.element(ask).toHaveAttribute("href", "/contact?topic=checkup#message");
    ask.element().addEventListener("click", (event) => event.preventDefault());
    await ask.click();
  });
  expect(counted).toEqual(["checks", "checked", "brought"]);
  expect(JSON.parse(sessionStorage.getItem("carried-checkup") ?? "").lines).toMatch(
    /^Home services and contractors, \d+\/\d+\/\d{4}: 11 Yes, 0 No, 1 Not sure\n- .+\? Not sure$/,
  );
});

test("prints alone, hands on its link, and starts over", async () => {
  const printed = vi.spyOn(window, "print").mockReturnValue();
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  open();
  await openCheckup();
  await answerAll(() => "No");
  await finish.click();
  await page.getByRole("button", { name: "Print This" }).click();
  expect(printed).toHaveBeenCalledOnce();
  await commands.emulateMedia({ media: "print" });
  await expect.element(result).toBeVisible();
  const chosen = page.getByText("No", { exact: true }).first();
  expect(getComputedStyle(chosen.element()).color).not.toBe("rgb(255, 255, 255)");
  await commands.emulateMedia({ media: null });
  await expect.element(page.getByText("Another section")).toHaveAttribute("data-screen-only");
  dispatchEvent(new Event("afterprint"));
  await page.getByRole("button", { name: "Share This Check" }).click();
  expect(copied.mock.calls[0]?.[0]).toMatch(/\?check=home&no=[a-z.]+#check$/);
  await page.getByRole("button", { name: "Start Over" }).click();
  await expect.element(page.getByRole("heading", { level: 3 })).toHaveFocus();
  expect(page.getByRole("radio", { checked: true }).elements()).toEqual([]);
  await expect.element(result).not.toBeInTheDocument();
});

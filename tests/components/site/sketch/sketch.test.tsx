import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { Sketch } from "#web/src/site/sketch/sketch.tsx";
import { countedDuring } from "../../fixtures/counted.ts";
import { expectFits, expectGood } from "../../fixtures/good-state.ts";
import { render } from "../../render.tsx";

afterEach(() => {
  for (const key of ["draft-sketch", "carried-sketch"]) sessionStorage.removeItem(key);
});

const name = page.getByLabelText("Your business name");
const town = page.getByLabelText("Your town");
const trade = page.getByLabelText("Your trade");
const send = page.getByRole("link", { name: "Send Me This" });
const opening = page.getByRole("button", { name: "Put My Name on It" });

function open(): void {
  render(
    <main style={{ padding: "1rem" }}>
      <h1>Web design</h1>
      <div data-signature="trades" hidden>
        {["Plumber", "Dentist"].map((trade) => (
          <label key={trade}>
            <input type="radio" name="trade" value={trade} defaultChecked={trade === "Dentist"} />
            {`${trade}, translated`}
          </label>
        ))}
      </div>
      <Sketch open="Put My Name on It" />
    </main>,
  );
}

/** What the drawing says to everybody, and what it says to screen readers. */
const drawing = () => page.getByRole("main").element().textContent;

test("draws the visitor's own site while they type", async () => {
  open();
  await opening.click();
  await expect.element(name).toHaveFocus();
  await expect.element(trade).toHaveValue("Dentist");
  expect(drawing()).toContain("Your dental practice");
  await name.fill("Ruiz & Sons");
  await town.fill("Berlin");
  // A browser's translation replaces the words that are shown.
  const option = trade.element().querySelector("option[value=Electrician]");
  if (option) option.textContent = "Elektriker";
  await trade.selectOptions("Elektriker");
  for (const said of ["Ruiz & Sons", "Berlin and the towns around it", "Panel upgrades"])
    expect(drawing()).toContain(said);
  await expectGood("a drawn phone", "lightWhenNarrow");
  await page.getByRole("button", { name: "See It on a Computer" }).click();
  await expectGood("a drawn computer", "darkWhenNarrow");
  await page.getByRole("button", { name: "See It on a Phone" }).click();
  await expect.element(page.getByRole("button", { name: "See It on a Computer" })).toHaveFocus();
});

// The longest name gets the whole check, because colors and targets don't depend on the letters.
test.each([
  ["of 60 letters", "W".repeat(60), expectGood],
  ["of one letter", "X", expectFits],
  ["of emoji", "🍕🍕👩‍👩‍👧‍👦", expectFits],
  ["written from the right", "מסעדת ירושלים", expectFits],
  ["with a script in it", "<script>alert(1)</script><img src=x onerror=alert(2)>", expectFits],
] as const)("keeps a name %s harmless and on the screen", async (_, typed, expectShown) => {
  open();
  await opening.click();
  await name.fill(typed);
  await town.fill(typed);
  expect(drawing()).toContain(`${typed} and the towns around it`);
  expect(document.querySelector("main script, main img")).toBeNull();
  await expectShown("a drawn phone", "lightWhenNarrow");
  await page.getByRole("button", { name: "See It on a Computer" }).click();
  await expectShown("a drawn computer", "darkWhenNarrow");
});

test("takes the drawing along to the contact form, and counts that", async () => {
  const counted = await countedDuring(async () => {
    open();
    await opening.click();
    await name.fill("Ruiz & Sons");
    await expect.element(send).toHaveAttribute("href", "/contact?topic=sketch#message");
    send.element().addEventListener("click", (event) => event.preventDefault());
    await send.click();
  });
  expect(counted).toEqual(["sketches", "sketched", "wanted"]);
  expect(JSON.parse(sessionStorage.getItem("carried-sketch") ?? "")).toEqual({
    lines: expect.stringMatching(/^Your business name: Ruiz & Sons\nYour trade: Dentist\n- /),
    companyName: "Ruiz & Sons",
  });
});

test("comes back after a reload, and is gone once it's put away", async () => {
  open();
  await opening.click();
  await name.fill("Ruiz & Sons");
  await town.fill("Berlin");
  open();
  await expect.element(name).toHaveValue("Ruiz & Sons");
  await expect.element(town).toHaveValue("Berlin");
  await page.getByRole("button", { name: "Put It Away" }).click();
  await expect.element(opening).toHaveFocus();
  expect(sessionStorage.getItem("draft-sketch")).toBeNull();
});

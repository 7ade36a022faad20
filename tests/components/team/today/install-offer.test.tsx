import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { InstallOffer } from "#web/src/team/today/install-offer.tsx";
import { render } from "../../render.tsx";

const offer = page.getByRole("region", { name: "Keep it on your home screen" });

/** Reports whether the app is installed, as Safari does on an iPhone. */
function sayInstalled(value: boolean): void {
  Object.defineProperty(navigator, "standalone", { value, configurable: true });
}

afterEach(() => Reflect.deleteProperty(navigator, "standalone"));

test("explains on an iPhone how to install, since a page can't offer it", async () => {
  sayInstalled(false);
  render(<InstallOffer />);
  const steps = offer.getByRole("listitem");
  await expect.element(steps.nth(1)).toHaveTextContent("Add to Home Screen");
  expect(steps.elements()).toHaveLength(3);
  expect(offer.getByRole("button").elements()).toEqual([]);
});

test("offers nothing in the installed app", async () => {
  sayInstalled(true);
  render(
    <>
      <InstallOffer />
      <p>The rest</p>
    </>,
  );
  await expect.element(page.getByText("The rest")).toBeVisible();
  expect(offer.elements()).toEqual([]);
});

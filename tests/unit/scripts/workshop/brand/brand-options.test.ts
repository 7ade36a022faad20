import { expect, test } from "vitest";
import { main as drawIcons } from "#scripts/workshop/brand/app-icons.ts";
import { main as drawPictures } from "#scripts/workshop/brand/app-pictures.ts";

test.each([drawIcons, drawPictures])("draws nothing for an unknown option", async (main) => {
  await expect(main(["--hepl"])).rejects.toThrow("The options are shown by --help.");
  expect(await main(["--help"])).toBe(0);
});

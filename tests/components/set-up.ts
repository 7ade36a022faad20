/// <reference types="vite/client" />
import { afterEach } from "vitest";
import { page } from "vitest/browser";
import { leave } from "./render.tsx";
import "../../web/src/ui/fonts/fonts.css";

afterEach(async () => {
  leave();
  await page.viewport(360, 740);
});

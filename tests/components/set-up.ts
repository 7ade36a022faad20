/// <reference types="vite/client" />
import { afterEach } from "vitest";
import { commands, page } from "vitest/browser";
import { dismissToasts } from "#web/src/ui/toast/show-toast.ts";
import { leave } from "./render.tsx";
import "../../web/src/ui/fonts/fonts.css";

afterEach(async () => {
  leave();
  await dismissToasts();
  await page.viewport(360, 740);
  await commands.setTextSize(100);
  await commands.emulateMedia({ colorScheme: null, forcedColors: null, media: null });
});

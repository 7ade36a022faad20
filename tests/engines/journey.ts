import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type EngineName, enginePath } from "#scripts/run/test/find-engines.ts";
import { SiteCopy } from "../../e2e/fixtures/site-copy.ts";
import { Visitor } from "./visitor.ts";
import { type Engine, type EngineWindow, SilentDriver } from "./windows/engine-window.ts";
import { startFirefox } from "./windows/firefox.ts";
import { startSafari, startWebKit } from "./windows/webkit.ts";

const { ENGINE: name, SITE_ORIGIN: backend } = z
  .object({ ENGINE: z.enum(["firefox", "webkit"]), SITE_ORIGIN: z.url() })
  .parse(process.env);

function start(engine: EngineName): Promise<Engine> {
  const path = enginePath(engine);
  if (!path) throw new Error(`${engine} isn't there any more`);
  if (engine === "firefox") return startFirefox(path);
  return path === "safari" ? startSafari() : startWebKit(path);
}

/**
 * Firefox reports these for a font (NS_BINDING_ABORTED), a picture or the page's icon, when the page is left while it is
 * still loading.
 */
const whenLeft = [
  /downloadable font: download failed .*status=2152398850/,
  /Failed to load .*\.(svg|png|avif|webp).* intercepted the request and encountered an unexpected error/,
];

let engine: Engine;

/** Starts the engine again after its driver has fallen silent; any other error is a journey's. */
async function startAgain(error: unknown): Promise<void> {
  if (!(error instanceof SilentDriver)) throw error;
  await engine.close();
  engine = await start(name);
}

function openWindow(): Promise<EngineWindow> {
  return engine.openWindow().catch(async (error) => {
    await startAgain(error);
    return engine.openWindow();
  });
}

/** A journey begins once more only if the driver left a command unanswered. The report then says "retry x1". */
const onceMore = { count: 1, condition: SilentDriver.message };

beforeAll(async () => {
  engine = await start(name);
  return () => engine.close();
});

interface Journey {
  visitor: Visitor;
  /** The same window at the real Hosting, whose policy lets the team area reach the emulators. */
  member: Visitor;
  /** Returns the same window at another address. */
  at(origin: string): Visitor;
  site: SiteCopy;
  /** Tells the journey to expect problems like this on the page's console. */
  expectProblem(problem: RegExp): void;
}

/** Runs a journey of a new visitor on a copy of the site whose connection can be cut. */
export function journey(title: string, walk: (journey: Journey) => Promise<void>): void {
  test(title, { retry: onceMore }, async () => {
    const site = await SiteCopy.open(backend);
    const window = await openWindow();
    const expected = [...whenLeft];
    try {
      await walk({
        visitor: new Visitor(window, site.origin),
        member: new Visitor(window, backend),
        at: (origin) => new Visitor(window, origin),
        site,
        expectProblem: (problem) => expected.push(problem),
      });
      const problems = window.takeProblems();
      const others = problems.filter((text) => !expected.some((one) => one.test(text)));
      expect(others, "problems behind the page").toEqual([]);
    } catch (error) {
      const shown = await window
        .evaluate('location.href + "\\n" + document.body.innerText')
        .catch(String);
      console.error("What the page showed:", shown);
      throw error;
    } finally {
      await site.close();
      await window.close().catch(startAgain);
    }
  });
}

import { expect, test } from "vitest";
import { voiceMessages } from "#web/publish/checks/voice-rules.ts";
import { sourceFiles } from "./source-files.ts";
import { sourceTexts } from "./source-texts.ts";

const shown = /^(web\/(src|editing)|functions\/src\/(callables|contract|intake|mail|newsletter))\//;
const files = sourceFiles().filter(({ path }) => shown.test(path) && /\.tsx?$/.test(path));

const messagesIn = (path: string, text: string) =>
  sourceTexts(path, text).flatMap((said) =>
    voiceMessages(said).map((message) => `${path}: ${message}`),
  );

test("the program says nothing that a neighbor wouldn't say", () => {
  expect(files.length).toBeGreaterThan(400);
  expect(files.flatMap(({ path, text }) => messagesIn(path, text))).toEqual([]);
});

test("finds stiff words between tags", () => {
  expect(messagesIn("web/src/part.tsx", "<p>You will wait</p>")).toEqual([
    "web/src/part.tsx: says “You will”. Say “you'll”.",
  ]);
});

test("reads the text between tags and strings that begin like a sentence", () => {
  const source = `
    import { text } from "./You will not read this one";
    const key = "do not read";
    console.warn("You will not read this one");
    if (!key) throw new Error("You will not read this one");
    export const Part = () => (
      <p className="do not read" title="You will see this one">
        You {who} <b>do not</b>
      </p>
    );
    export const said = (count: number) => \`We have \${count} of these here\`;`;
  expect(sourceTexts("web/src/part.tsx", source)).toEqual([
    "You will see this one",
    "You",
    "do not",
    "We have {} of these here",
  ]);
});

import { once } from "node:events";
import { createServer, request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { editorHeader } from "#web/editing/editing-api.ts";
import { createEditRequests } from "#web/editing/server/edit-requests.ts";
import { createEditing } from "#web/editing/server/editing.ts";
import { createReleases } from "#web/editing/server/releases.ts";
import { contentFolder } from "#web/publish/content-folder.ts";

const releases = createReleases(contentFolder);
// None of these requests reaches a check.
const unreachable = { problemsWith: () => Promise.reject(new Error("checked")), close: () => {} };
const server = createServer(
  createEditRequests(contentFolder, createEditing(contentFolder, unreachable, releases), releases),
);

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close());

function port(): number {
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

/** Sends a request as a browser would. fetch doesn't let its caller choose the headers that it sends for a page. */
async function ask(path: string, headers: Record<string, string> = {}, body?: string) {
  const method = body === undefined ? "GET" : "POST";
  const asked = request({ host: "127.0.0.1", port: port(), path, method, headers }).end(body);
  const [response] = await once(asked, "response");
  return { status: response.statusCode, text: await text(response) };
}

const own = () => ({ host: `localhost:${port()}`, origin: `http://localhost:${port()}` });

test("lets a page on this machine read", async () => {
  const { status, text } = await ask("/files", { host: `localhost:${port()}` });
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({ undo: null });
});

test("refuses reads by a site that points its name at this machine", async () => {
  expect(await ask("/files", { host: `evil.example:${port()}` })).toMatchObject({ status: 403 });
});

test("refuses writes by another site, with or without the header", async () => {
  const across = { ...own(), origin: "http://evil.example" };
  const marked = { [editorHeader]: "1" };
  const undone = async (headers: object) => (await ask("/undo", { ...headers }, "{}")).status;
  expect(await undone(across)).toBe(403);
  expect(await undone({ ...across, ...marked })).toBe(403);
  expect(await undone(own())).toBe(403);
  expect(await undone({ ...own(), ...marked })).toBe(200);
});

test("accepts writes only in the agreed form and size", async () => {
  const headers = { ...own(), [editorHeader]: "1" };
  const request = { name: "prices.yaml", hash: "", value: {} };
  const send = (file: unknown) => ask("/save", headers, JSON.stringify({ files: [file] }));
  expect(await send({ ...request, folder: "/" })).toMatchObject({ status: 400 });
  expect(await send({ name: "prices.yaml" })).toMatchObject({ status: 400 });
  expect(await ask("/save", headers, "no JSON")).toMatchObject({ status: 400 });
  expect(await send({ ...request, body: "x".repeat(1_000_001) })).toMatchObject({ status: 413 });
  expect(await ask("/anything", headers, "{}")).toMatchObject({ status: 404 });
  expect(await ask("/file?name=../package.json", own())).toMatchObject({ status: 404 });
});

test.each([
  [["entries", "no_such_price", "amount"]],
  [["entries", "0", "amount"]],
  ["body"],
  ["file"],
])("doesn't claim to take back %j, which is missing or unchanged", async (what) => {
  const { text: file } = await ask("/file?name=prices.yaml", own());
  const { hash } = JSON.parse(file);
  const body = JSON.stringify({ name: "prices.yaml", hash, what });
  const answer = await ask("/restore", { ...own(), [editorHeader]: "1" }, body);
  expect(JSON.parse(answer.text)).toMatchObject({
    outcome: "impossible",
    message: expect.stringContaining("nothing to take back"),
  });
});

test("lists the interview's questions and accepts answers to no others", async () => {
  const { text } = await ask("/interview", own());
  const { questions } = JSON.parse(text);
  expect(questions).toContainEqual({ id: "email", asks: "Your email address?" });
  const headers = { ...own(), [editorHeader]: "1" };
  const answer = (body: object) => ask("/answer", headers, JSON.stringify(body));
  expect(await answer({ id: "password", answer: "x" })).toMatchObject({ status: 404 });
  expect(await answer({ id: "email" })).toMatchObject({ status: 400 });
  const { text: said } = await answer({ id: "phone", answer: " 856 " });
  expect(JSON.parse(said)).toEqual({
    outcome: "impossible",
    message: "Write all ten digits of it.",
  });
});

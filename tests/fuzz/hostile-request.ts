import { Agent, request } from "node:http";
import fc from "fast-check";
import { type callables, region } from "#contract/endpoints";
import { anyJson, anyText } from "./hostile-texts.ts";
import { goodForms, spoiledForms } from "./spoiled-forms.ts";

export type Callable = keyof typeof callables;

export interface HostileRequest {
  /** The kind of request in the printed figures. */
  kind: string;
  method: string;
  headers: Record<string, string>;
  body: string | Uint8Array;
  /** Fields that the answer must report as wrong. */
  spoiled?: string[];
}

interface RawAnswer {
  status: number;
  headers: Record<string, unknown>;
  text: string;
}

const json = { "content-type": "application/json" };
const post = (kind: string, body: string | Uint8Array, headers: Record<string, string> = json) => ({
  kind,
  method: "POST",
  headers,
  body,
});

/** A value that a header can carry. */
const headerValue = anyText.map((text) => text.replace(/[^\x20-\x7e\xa1-\xff]/g, "?").trim());

/** Headers that claim an identity, or try to change the response. */
const oddHeaders = fc.record(
  {
    "x-forwarded-for": headerValue,
    authorization: fc.oneof(
      headerValue,
      headerValue.map((text) => `Bearer ${text}`),
    ),
    accept: fc.constantFrom("text/event-stream", "text/html", "*/*"),
    "x-firebase-appcheck": headerValue,
    "firebase-instance-id-token": headerValue,
    origin: fc.constantFrom("https://evil.example", "null"),
    cookie: headerValue,
    "content-encoding": fc.constantFrom("gzip", "br", "deflate", "identity", "x"),
    "x-http-method-override": fc.constantFrom("GET", "DELETE"),
  },
  { requiredKeys: [] },
);

const otherTypes = fc.constantFrom(
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/json-seq",
  "application/xml",
  "",
);

/** Returns requests that no function may accept. */
export function hostileRequests(callable: Callable): fc.Arbitrary<HostileRequest> {
  const whole = goodForms[callable].map((data) => JSON.stringify({ data }));
  const badFields = spoiledForms[callable].map(({ form, spoiled }) => ({
    ...post("a form with bad fields", JSON.stringify({ data: form })),
    spoiled,
  }));
  const noForms = [
    anyJson.map((data) => post("any data", JSON.stringify({ data }))),
    anyJson.map((body) => post("any JSON", JSON.stringify(body))),
    anyText.map((body) => post("any text", body)),
    fc.uint8Array({ maxLength: 500 }).map((body) => post("any bytes", body)),
    fc
      .tuple(whole, fc.double({ min: 0, max: 0.999, noNaN: true }))
      .map(([body, part]) => post("a form that breaks off", body.slice(0, body.length * part))),
    fc
      .tuple(whole, fc.constantFrom("}", "x", '{"data":1}', "\u0000", "//"))
      .map(([body, more]) => post("a form and more behind it", body + more)),
    fc
      .tuple(
        goodForms[callable],
        anyText.filter((key) => key !== "data"),
        anyJson,
      )
      .map(([data, key, value]) =>
        post("a form with more around it", JSON.stringify({ data, [key]: value })),
      ),
    whole.map((body) =>
      post("a form as prototype", `${body.replace('{"data":', '{"data":{"__proto__":')}}`),
    ),
    fc
      .tuple(whole, otherTypes)
      .map(([body, type]) => post("a form of another kind", body, { "content-type": type })),
    fc
      .integer({ min: 40_001, max: 400_000 })
      .map((length) => post("a huge body", JSON.stringify({ data: "x".repeat(length) }))),
    fc
      .tuple(whole, fc.constantFrom("GET", "PUT", "PATCH", "DELETE", "OPTIONS"))
      .map(([body, method]) => ({ ...post("another method", body), method })),
  ];
  return fc
    .tuple(fc.oneof(badFields, fc.oneof(...noForms)), oddHeaders)
    .map(([made, headers]) => ({ ...made, headers: { ...headers, ...made.headers } }));
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** Sends a request to a function unchanged: unlike fetch, Node's client refuses nothing that HTTP allows. */
export function send(name: string, { method, headers, body }: HostileRequest) {
  const url = `${process.env.FUNCTIONS_EMULATOR_ORIGIN}/demo-agency/${region}/${name}`;
  return new Promise<RawAnswer>((resolve, reject) => {
    const length = { "content-length": Buffer.byteLength(body) };
    const sent = request(url, { method, agent, headers: { ...headers, ...length } }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (part: string) => {
        text += part;
      });
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

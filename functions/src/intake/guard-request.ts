import type { HttpsError, Request } from "firebase-functions/https";
import { limits } from "../contract/limits.ts";
import { notAForm, payloadTooLarge } from "./form-errors.ts";
import { bodyLength, readBody } from "./raw-body.ts";

/** No form nests deeper: data, a list, its entries. */
const maxDepth = 4;

/*
 * The callable library would act upon these keys: it copies `__proto__` so that it becomes the prototype of the decoded
 * data, and answers an unknown `@type` with an internal error.
 */
function isPlainData(value: unknown, depth = 0): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (depth > maxDepth) return false;
  return Object.entries(value).every(
    ([key, inner]) => key !== "__proto__" && key !== "@type" && isPlainData(inner, depth + 1),
  );
}

function isCall(body: unknown): body is { data: unknown } {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return false;
  return "data" in body && Object.keys(body).length === 1 && isPlainData(body);
}

/** Prepares a request for the callable library, or says what is wrong with it. */
function problemOf(request: Request): HttpsError | undefined {
  if (bodyLength(request) > limits.payloadBytes) return payloadTooLarge();
  const body = request.method === "POST" ? readBody(request) : undefined;
  if (!isCall(body)) return notAForm();
  request.body = body;
  request.headers["content-type"] = "application/json";
  return undefined;
}

/*
 * The forms have no accounts and answer once. The library would answer a token that it can't verify with
 * "unauthenticated", and an event stream with HTTP 200, whatever happened to the form.
 */
function forgetUnused({ headers }: Request): void {
  headers.authorization = undefined;
  headers.accept = undefined;
}

interface JsonResponse {
  status(code: number): { json(body: object): unknown };
}

/**
 * Checks a request before the callable library does. The library logs the whole of a body without `data`, which could
 * put a person's words into the log. It logs an error for every stray GET, and answers some malformed data as if we had
 * failed. Everything but the call itself (its endpoint, its name) stays as it is.
 */
export function guardRequest<Call extends (request: Request, response: never) => unknown>(
  call: Call,
): Call {
  return new Proxy(call, {
    apply(target, self, [request, response]: [Request, JsonResponse]) {
      const problem = problemOf(request);
      forgetUnused(request);
      if (!problem) return Reflect.apply(target, self, [request, response]);
      return response.status(problem.httpErrorCode.status).json({ error: problem.toJSON() });
    },
  });
}

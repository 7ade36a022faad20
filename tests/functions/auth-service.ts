import { z } from "zod";

const answer = z.object({
  localId: z.string().optional(),
  idToken: z.string().optional(),
  error: z.object({ message: z.string() }).optional(),
});

/** Calls the Auth service itself, as anybody with the website's public key can. */
export async function askAuth(method: string, data: Record<string, unknown>) {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const address = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`;
  const headers = { "content-type": "application/json" };
  const response = await fetch(address, { method: "POST", headers, body: JSON.stringify(data) });
  return answer.parse(await response.json());
}

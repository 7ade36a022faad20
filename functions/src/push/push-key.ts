import { createECDH, createHash } from "node:crypto";
import { agencyCompanyId, pushStatusPath } from "../contract/collections.ts";
import { database } from "../database.ts";

/**
 * The pair of keys that names us to push services (RFC 8292), made of the secret PUSH_SECRET: any long text will do.
 * @throws Error while there is none.
 */
export function pushKeys() {
  const secret = process.env.PUSH_SECRET;
  if (!secret) throw new Error("The secret PUSH_SECRET is missing: see docs/operations.md.");
  const privateKey = createHash("sha256").update(secret).digest();
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(privateKey);
  // Not the pair's own, which may come without its leading zeros.
  return {
    publicKey: pair.getPublicKey("base64url"),
    privateKey: privateKey.toString("base64url"),
  };
}

/** Puts the public key where members' devices find it, wherever it isn't there yet, or is another one. */
export async function publishPushKey(): Promise<void> {
  const { publicKey } = pushKeys();
  const place = database().doc(pushStatusPath(agencyCompanyId));
  const found = await place.get();
  if (found.get("public_key") !== publicKey) await place.set({ public_key: publicKey });
}

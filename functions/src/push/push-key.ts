import { createECDH, createHash } from "node:crypto";
import { agencyCompanyId, pushStatusPath } from "../contract/collections.ts";
import { database } from "../database.ts";

/**
 * The key pair that identifies us to push services (RFC 8292), made from the secret PUSH_SECRET, which may be any long
 * text.
 * @throws Error while there is none.
 */
export function pushKeys() {
  const secret = process.env.PUSH_SECRET;
  if (!secret)
    throw new Error("The secret PUSH_SECRET is missing: see docs/operations/notices.md.");
  const privateKey = createHash("sha256").update(secret).digest();
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(privateKey);
  // This isn't the pair's own private key, which may lack its leading zeros.
  return {
    publicKey: pair.getPublicKey("base64url"),
    privateKey: privateKey.toString("base64url"),
  };
}

/** Stores the public key where members' devices find it, if it isn't there yet or is a different one. */
export async function publishPushKey(): Promise<void> {
  const { publicKey } = pushKeys();
  const ref = database().doc(pushStatusPath(agencyCompanyId));
  const found = await ref.get();
  if (found.get("public_key") !== publicKey) await ref.set({ public_key: publicKey });
}

import { setGlobalOptions } from "firebase-functions/options";
import { expr, projectID } from "firebase-functions/params";
import { accountName } from "./functions-account.ts";

// Spelled out: firebase-tools doesn't expand the short form "name@" where it hands out the right to the secret.
setGlobalOptions({
  serviceAccount: expr`${accountName}@${projectID}.iam.gserviceaccount.com`,
});

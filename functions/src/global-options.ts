import { setGlobalOptions } from "firebase-functions/options";
import { expr, projectID } from "firebase-functions/params";
import { accountName } from "./functions-account.ts";

// The account is spelled out, because firebase-tools doesn't expand the short form "name@" when it grants access to the
// secret.
setGlobalOptions({
  serviceAccount: expr`${accountName}@${projectID}.iam.gserviceaccount.com`,
});

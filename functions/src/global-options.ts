import { setGlobalOptions } from "firebase-functions/options";
import { expr, projectID } from "firebase-functions/params";
import { region } from "./contract/endpoints.ts";
import { accountName } from "./functions-account.ts";

setGlobalOptions({
  region,
  memory: "256MiB",
  // The account is spelled out, because firebase-tools doesn't expand the short form "name@" when it grants access to
  // the secret.
  serviceAccount: expr`${accountName}@${projectID}.iam.gserviceaccount.com`,
});

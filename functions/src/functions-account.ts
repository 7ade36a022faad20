/** The service account under which all functions run. `npm run setup` says how to make it, and checks its roles. */
export const accountName = "site-functions";

/**
 * All that the functions do in the project: read and write Firestore, and take Firestore's events, which reach
 * them through Eventarc. The deploy itself lets the account read its secrets, and the scheduler call the sweep.
 */
export const accountRoles = [
  "roles/datastore.user",
  "roles/eventarc.eventReceiver",
  "roles/run.invoker",
];

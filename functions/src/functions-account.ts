/** The service account under which all functions run. `npm run setup` says how to make it, and checks its roles. */
export const accountName = "site-functions";

/**
 * The roles for all that the functions do in the project: read and write Firestore, and receive Firestore's events,
 * which reach them through Eventarc. The deploy itself lets the account read its secrets, and lets the scheduler call
 * the sweep.
 */
export const accountRoles = [
  "roles/datastore.user",
  "roles/eventarc.eventReceiver",
  "roles/run.invoker",
];

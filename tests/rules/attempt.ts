import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
} from "firebase/firestore";
import { asWritten, documentKindAt, newDocuments } from "./new-documents.ts";

export const operations = ["get", "list", "create", "update", "delete", "group"] as const;

type Operation = (typeof operations)[number];

/** Returns `yes` when the rules allow it and `no` when they refuse. Throws any other failure. */
export async function verdict(attempt: Promise<unknown>): Promise<"yes" | "no"> {
  try {
    await attempt;
    return "yes";
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "permission-denied")
      return "no";
    throw error;
  }
}

/** Returns what our own browser code would write there, so that no refusal comes from a missing field. */
function goodDocument(parent: string, email: string) {
  const kind = documentKindAt(parent);
  return asWritten(kind ?? parent, {
    ...(kind ? newDocuments[kind].full : { status: "todo" }),
    ...(kind?.endsWith("log") && { by: email.toLowerCase() }),
  });
}

/** Does one operation on a collection, or on the document given by `path`, as the owner of an address. */
export function attempt(
  store: Firestore,
  operation: Operation,
  path: string,
  email = "nobody@nowhere.example",
): Promise<unknown> {
  const parent = path.slice(0, path.lastIndexOf("/"));
  const name = parent.slice(parent.lastIndexOf("/") + 1);
  switch (operation) {
    case "get":
      return getDoc(doc(store, path));
    case "list":
      return getDocs(query(collection(store, parent), limit(50)));
    case "create":
      return setDoc(doc(collection(store, parent)), goodDocument(parent, email));
    case "update":
      return setDoc(doc(store, path), goodDocument(parent, email));
    case "delete":
      return deleteDoc(doc(store, path));
    case "group":
      return getDocs(query(collectionGroup(store, name), limit(50)));
  }
}

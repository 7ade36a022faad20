import type { DocumentSnapshot } from "firebase-admin/firestore";
import { dueSort, storedTask } from "../contract/task.ts";

const wanted = (task: DocumentSnapshot) => dueSort(storedTask.parse(task.data()));
const isRight = (task: DocumentSnapshot) => task.get("due_sort") === wanted(task);

/** Reads the task again in the transaction: events may come twice or in any order. */
export async function renewDueSort(written: DocumentSnapshot): Promise<void> {
  if (isRight(written)) return;
  await written.ref.firestore.runTransaction(async (transaction) => {
    const task = await transaction.get(written.ref);
    if (task.exists && !isRight(task)) transaction.update(task.ref, { due_sort: wanted(task) });
  });
}

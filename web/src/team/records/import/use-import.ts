import { useEffect, useRef, useState } from "react";
import type { CompanyCollection } from "#contract/collections";
import { FileProblem } from "../../../import/file-problem.ts";
import type { ImportPlan, PlannedRow } from "../../../import/plan-import.ts";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { useMember } from "../../access/team-auth.ts";
import { addDocument, hasDocument } from "../../store/add-document.ts";
import { readAllDocuments } from "../../store/company-documents.ts";
import { errorCode, isRefused } from "../../store/error-code.ts";
import { type ImportState, type Names, parted, stepWords } from "./import-words.ts";
import { namedLeads, planList, readListFile, storedRecords } from "./list-file.ts";

/** The number of rows that are sent at once. After a stop, no more than these are still on their way. */
const rowsAtOnce = 20;

const needsConnection =
  "An import needs a connection. Choose the file again when you're back online.";

const askFirst = (event: Event) => event.preventDefault();

/** Leaving the page stops an import. The browser asks before it does so, and a message says it anywhere else. */
export function useImport(names: Names) {
  const { collection } = names;
  const { store, companyId, recheckAccess } = useMember();
  const [state, setState] = useState<ImportState>({ step: "choose" });
  const work = useRef<AbortController>(undefined);
  const latest = useRef(state);
  latest.current = state;
  useEffect(
    () => () => {
      work.current?.abort();
      if (latest.current.step !== "storing") return;
      const text = stepWords({ ...latest.current, step: "done", refused: [] }, names, true);
      showToast({ kind: "success", title: "The import was stopped", text });
    },
    [names],
  );
  const isStoring = state.step === "storing";
  useEffect(() => {
    if (isStoring) addEventListener("beforeunload", askFirst);
    return () => removeEventListener("beforeunload", askFirst);
  }, [isStoring]);

  function begin(): AbortSignal {
    work.current?.abort();
    work.current = new AbortController();
    return work.current.signal;
  }

  /** The leads named by the file that exist. Each lookup costs a read. */
  async function leadsThere(
    ids: readonly string[],
    signal: AbortSignal,
  ): Promise<ReadonlySet<string>> {
    const there = new Set<string>();
    const leads = { companyId, collection: "leads" } as const;
    for (let from = 0; from < ids.length; from += rowsAtOnce) {
      signal.throwIfAborted();
      const part = ids.slice(from, from + rowsAtOnce);
      const answers = await Promise.all(part.map((id) => hasDocument(store, leads, id)));
      if (answers.includes(undefined)) throw new FileProblem(needsConnection);
      for (const [at, id] of part.entries()) if (answers[at]) there.add(id);
    }
    return there;
  }

  async function choose(file: File): Promise<void> {
    const signal = begin();
    const show = (next: ImportState) => {
      if (!signal.aborted) setState(next);
    };
    const recordsOf = (name: CompanyCollection) =>
      storedRecords(
        readAllDocuments(store, { companyId, collection: name }),
        (read) => show({ step: "reading", read }),
        signal,
      );
    show({ step: "reading", read: 0 });
    try {
      const table = await readListFile(collection, file);
      // Without this check, the SDK would retry for half a minute.
      if (!navigator.onLine) return show({ step: "choose", problem: needsConnection });
      const stored = await recordsOf(collection);
      const clients = collection === "tasks" ? await recordsOf("clients") : [];
      const leads = await leadsThere(await namedLeads(table), signal);
      const plan = await planList(collection, table, stored, clients, leads);
      show({ step: "preview", name: file.name, plan });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof FileProblem)) console.error(`No comparison: ${errorCode(error)}`);
      if (isRefused(error)) recheckAccess();
      show({
        step: "choose",
        problem: error instanceof FileProblem ? error.message : needsConnection,
      });
    }
  }

  async function storePart(rows: readonly PlannedRow[]): Promise<number[]> {
    const additions = rows.map(({ id, record }) =>
      addDocument(store, { companyId, collection }, record.fields, id),
    );
    const results = await Promise.allSettled(additions.map(({ confirmed }) => confirmed));
    return results.flatMap((result, at) => {
      if (result.status === "fulfilled") return [];
      console.error(`A row was not taken: ${errorCode(result.reason)}`);
      if (isRefused(result.reason)) recheckAccess();
      return [rows[at]?.line ?? 0];
    });
  }

  async function storeAll(plan: ImportPlan): Promise<void> {
    const signal = begin();
    const stop = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
    const { added } = parted(plan);
    const total = added.length;
    const refused: number[] = [];
    let stored = 0;
    for (let from = 0; from < total && !signal.aborted; from += rowsAtOnce) {
      setState({ step: "storing", stored, total });
      const part = added.slice(from, from + rowsAtOnce);
      const left = await Promise.race([storePart(part), stop]);
      if (!left) break;
      refused.push(...left);
      stored += part.length - left.length;
    }
    setState({ step: "done", stored, total, refused });
  }

  return {
    state,
    choose,
    storeAll,
    stop: () => work.current?.abort(),
    again: () => setState({ step: "choose" }),
  };
}

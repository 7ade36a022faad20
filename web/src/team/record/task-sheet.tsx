import { useMemo } from "react";
import { showToast } from "../../ui/toast/show-toast.ts";
import { useOnline } from "../../ui/use-online.ts";
import { useMember } from "../access/team-auth.ts";
import type { EntryValues } from "../entry/entry-values.ts";
import { savedOffline } from "../entry/saved-offline.ts";
import { useAdditions } from "../entry/use-additions.ts";
import type { CompanySource } from "../firebase/company-documents.ts";
import { AddTaskForm } from "../tasks/add-task-form.tsx";
import { tasks } from "../tasks/task-list.ts";

const noList = { confirmed: false, rows: [] };

interface TaskSheetProps {
  /** What is filled in already. */
  values: EntryValues;
  /** The lead it is about. */
  leadId?: string | undefined;
  onClose: () => void;
}

/** Adds a task from the page of a lead or a client. The list of tasks tells of one that is refused later. */
export function TaskSheet({ values, leadId, onClose }: TaskSheetProps) {
  const { companyId } = useMember();
  const online = useOnline();
  const source = useMemo<CompanySource>(() => ({ companyId, collection: "tasks" }), [companyId]);
  const { add } = useAdditions(source, noList);
  return (
    <AddTaskForm
      values={values}
      onSave={(entry, typed) => {
        add({ ...entry, ...(leadId === undefined ? {} : { lead_id: leadId }) }, typed);
        onClose();
        showToast({
          kind: "success",
          title: tasks.added,
          text: online ? undefined : savedOffline,
        });
      }}
      onClose={onClose}
    />
  );
}

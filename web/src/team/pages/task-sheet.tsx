import type { GivenClient } from "../records/form/client-choices.ts";
import { showAdded } from "../records/form/show-added.ts";
import { useAdditions } from "../records/form/use-additions.ts";
import { AddTaskForm } from "../tasks/add-task-form.tsx";

interface TaskSheetProps {
  title?: string;
  client?: GivenClient | undefined;
  leadId?: string;
  onClose: () => void;
}

/** Adds a task from the page of a lead or a client. The list of tasks reports a task that is refused later. */
export function TaskSheet({ title, client, leadId, onClose }: TaskSheetProps) {
  const { add } = useAdditions({ collection: "tasks" });
  return (
    <AddTaskForm
      name={`tasks:${leadId ?? client?.id}`}
      filled={{
        ...(title !== undefined && { title }),
        ...(client && { client: client.client_name, client_id: client.id }),
        ...(leadId !== undefined && { lead_id: leadId }),
      }}
      onSave={(data, values) => {
        const id = add(data, values);
        onClose();
        showAdded("task");
        return id;
      }}
      onClose={onClose}
    />
  );
}

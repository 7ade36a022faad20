import { chakra } from "@chakra-ui/react";
import { useRef, useState } from "react";
import type { StoredLead } from "#contract/lead";
import { teamLeadEntry } from "#contract/lead-log";
import { limits } from "#contract/limits";
import { Button } from "../../../ui/button.tsx";
import { useOnline } from "../../../ui/use-online.ts";
import { useMember } from "../../access/team-auth.ts";
import { leadTitle } from "../../leads/lead-list.ts";
import { readForm } from "../../records/form/form-values.ts";
import { showAdded } from "../../records/form/show-added.ts";
import { useAdditions } from "../../records/form/use-additions.ts";
import { ignoreDoubleClick } from "../../ui/ignore-double-click.ts";
import { RelatedTasks } from "../related-tasks.tsx";
import { TaskSheet } from "../task-sheet.tsx";
import { clientOf } from "./client-of.ts";
import type { LeadClient } from "./use-lead-log.ts";

interface NextStepsProps {
  id: string;
  lead: StoredLead;
  leadClient: LeadClient;
}

export function NextSteps({ id, lead, leadClient }: NextStepsProps) {
  const { client, loading, isIdTaken } = leadClient;
  const { email } = useMember();
  const online = useOnline();
  const [addsTask, setAddsTask] = useState(false);
  const taskButton = useRef<HTMLButtonElement>(null);
  const { add } = useAdditions({ collection: "clients" });
  const { add: addEntry } = useAdditions({ collection: "leads", logOf: id });
  const wanted = clientOf(id, lead);
  // Without a network nothing more will be known soon.
  const canBecomeClient = wanted && !client && !(loading && online);

  const makeClient = () => {
    if (!wanted) return;
    const { client_name = "" } = wanted.values;
    const made = { id: isIdTaken ? crypto.randomUUID() : id, client_name };
    add(wanted.data, wanted.values, made.id);
    // This comes after the client, because the rules look for it.
    const reading = readForm(teamLeadEntry, { kind: "client", by: email, client: made });
    if ("data" in reading) addEntry(reading.data, { kind: "client", client: client_name });
    // The pressed button goes away, and the one beside it takes its place.
    ignoreDoubleClick();
    taskButton.current?.focus();
    showAdded("client");
  };

  return (
    <>
      <RelatedTasks of="lead" id={id} />
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {canBecomeClient && (
          <Button variant="secondary" onClick={makeClient}>
            Make this a client
          </Button>
        )}
        <Button ref={taskButton} variant="secondary" onClick={() => setAddsTask(true)}>
          Add a task
        </Button>
      </chakra.div>
      {addsTask && (
        <TaskSheet
          title={`Follow up with ${leadTitle(lead)}`.slice(0, limits.titleMax)}
          client={client && { id: client.id, client_name: client.row.client_name }}
          leadId={id}
          onClose={() => setAddsTask(false)}
        />
      )}
    </>
  );
}

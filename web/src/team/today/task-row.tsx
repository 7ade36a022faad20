import { chakra } from "@chakra-ui/react";
import type { StoredTask } from "#contract/task";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toast/show-toast.ts";
import type { ListRow } from "../records/list-definition.ts";
import { useNote } from "../records/log/use-note.ts";
import { recordAddress } from "../records/page/record-address.tsx";
import { DueDate } from "../tasks/due-date.tsx";
import { taskLog } from "../tasks/log/task-log-definition.ts";
import { taskTitle } from "../tasks/task-list.ts";
import { tasksPage } from "../team-pages.ts";
import { focusNeighbor } from "../ui/focus-neighbor.ts";
import { DayRow } from "./day-row.tsx";

/** A ring to tick, as large as a thumb. */
const Tick = chakra("button", {
  base: {
    position: "relative",
    // The ring is above the row's link, which comes after it.
    zIndex: 1,
    flexShrink: 0,
    display: "grid",
    placeItems: "center",
    width: "2.75rem",
    height: "3rem",
    marginInlineStart: "-2",
    color: "brand",
    "& > svg": {
      width: "1.75rem",
      height: "1.75rem",
      padding: "0.25rem",
      borderRadius: "full",
      borderWidth: "2px",
      borderStyle: "solid",
      borderColor: "currentColor",
      "& > *": { opacity: 0 },
    },
    "&:is(:hover, :focus-visible) > svg": { background: "brandSoft", "& > *": { opacity: 1 } },
  },
});

const focusHeading = () => document.getElementById("today-heading")?.focus();

/** A task that is due. Once ticked, it leaves at once, and the message that says so can put it back. */
export function TaskRow({ item: { id, row } }: { item: ListRow<StoredTask> }) {
  const note = useNote(taskLog);
  const title = taskTitle(row);
  const tick = (button: HTMLElement) => {
    focusNeighbor(button);
    note(id, { kind: "done" });
    showToast({
      kind: "success",
      title: `Done: ${title}`,
      action: (dismiss) => (
        <Button
          variant="quiet"
          color="brand"
          onClick={() => {
            note(id, { kind: "put_back" });
            focusHeading();
            dismiss();
          }}
        >
          Put it back
        </Button>
      ),
    });
  };
  return (
    <DayRow
      to={recordAddress(tasksPage, "task", id)}
      title={title}
      first={
        <Tick
          type="button"
          aria-label={`Done: ${title}`}
          onClick={(event) => tick(event.currentTarget)}
        >
          <Icon name="check" />
        </Tick>
      }
      details={
        <>
          <DueDate task={row} />
          {row.client?.client_name && (
            <chakra.span color="muted">{row.client.client_name}</chakra.span>
          )}
        </>
      }
    />
  );
}

import type { ReactNode } from "react";
import { StatePanel } from "../../ui/list-states.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { capitalized } from "../words.ts";
import type { RecordState } from "./use-record.ts";

export interface RecordPageProps {
  id: string;
  onClose: () => void;
}

interface RecordSheetProps<Row> {
  /** The singular, as in "1 lead". */
  one: string;
  record: RecordState<Row>;
  titleOf: (row: Row) => string;
  onClose: () => void;
  children: (row: Row) => ReactNode;
}

/** A record over its list. It is beside the list on a desktop, and fills the screen on a phone. */
export function RecordSheet<Row>(props: RecordSheetProps<Row>) {
  const { one, record, titleOf, onClose, children } = props;
  const title = record.state === "loaded" ? titleOf(record.row) : capitalized(one);
  return (
    <Sheet title={title} onClose={onClose} beside>
      {record.state === "loaded" && children(record.row)}
      {record.state === "loading" && <p role="status">Loading...</p>}
      {record.state === "missing" && (
        <StatePanel icon="info" title={`We can't find this ${one}`} urgent>
          It may have been deleted, or the link is for another company.
        </StatePanel>
      )}
      {record.state === "unsaved" && (
        <StatePanel icon="alert" title="It isn't saved on this device" urgent>
          We'll show this {one} as soon as we can reach the server.
        </StatePanel>
      )}
      {record.state === "failed" && (
        <StatePanel icon="alert" title={`We couldn't load this ${one}`} urgent>
          Close it and open it again. Nothing is lost.
        </StatePanel>
      )}
    </Sheet>
  );
}

import { useEffect, useRef, useState } from "react";
import { businessDay } from "#contract/business-day";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { useMember } from "../../access/team-auth.ts";
import { type DocumentSource, readAllDocuments } from "../../store/company-documents.ts";
import { errorCode } from "../../store/error-code.ts";
import type { ListDefinition } from "../list-definition.ts";
import { countWords } from "../words.ts";
import type { Total } from "./use-total.ts";

function download(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // By then, the browser has started to save the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

interface ExportButtonProps<Row> {
  definition: ListDefinition<Row>;
  source: DocumentSource;
  search: string;
  /** This is known only while not everything is loaded. */
  total: Total | undefined;
  /** There is something to export. An export that has started goes on, whatever the list shows. */
  isOffered: boolean;
  /** Called when the export ends, whether or not a file was saved. */
  onEnd: () => void;
}

export function ExportButton<Row>(props: ExportButtonProps<Row>) {
  const { definition, source, search, total, isOffered, onEnd } = props;
  const { store } = useMember();
  const [read, setRead] = useState<number>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const end = () => {
    setRead(undefined);
    onEnd();
  };

  const save = async () => {
    if (total?.atLeast) {
      const many = countWords(total.count, definition);
      const question = `Exporting more than ${many} can take a few minutes. Go ahead?`;
      if (!confirm(question)) return;
    }
    stop.current = new AbortController();
    const { signal } = stop.current;
    setRead(0);
    try {
      const { exportList, exportName } = await import("./export-list.ts");
      const pages = readAllDocuments(store, source);
      const file = await exportList({
        definition,
        pages,
        search,
        onProgress: setRead,
        stop: signal,
      });
      download(file, exportName(source, businessDay(new Date())));
    } catch (error) {
      if (signal.aborted) return;
      console.error(`The export failed: ${errorCode(error)}`);
      showToast({
        kind: "error",
        title: "The export didn't work",
        text: "It needs a connection. Try again when you're back online.",
      });
    } finally {
      if (!signal.aborted) end();
    }
  };

  if (read === undefined) {
    if (!isOffered) return null;
    return (
      <Button variant="quiet" fontSize="sm" color="brand" onClick={save}>
        <Icon name="download" />
        Export CSV
      </Button>
    );
  }
  return (
    <Button
      variant="quiet"
      fontSize="sm"
      onClick={() => {
        stop.current?.abort();
        end();
      }}
    >
      Stop export, {countWords(read, definition)} read
    </Button>
  );
}

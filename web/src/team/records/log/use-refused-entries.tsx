import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { useLocalWrites } from "../../store/local-writes.ts";
import { clientsPage, leadsPage, tasksPage } from "../../team-pages.ts";
import { recordAddress } from "../page/record-address.tsx";
import { openedHere } from "../page/use-record-address.ts";
import { countWords } from "../words.ts";

const places = {
  leads: { page: leadsPage, one: "lead" },
  clients: { page: clientsPage, one: "client" },
  tasks: { page: tasksPage, one: "task" },
} as const;

/** Several entries that are refused together get one message. */
const pauseMs = 500;

/**
 * Reports entries and records that were refused, with a way to the page of the last one, unless that page is open: it
 * says so, too, and they can be corrected there.
 */
export function useRefusedEntries(): void {
  const refused = [...useLocalWrites().values()].filter(
    ({ state, isOrphaned }) => state === "refused" && !isOrphaned,
  );
  const { length: count } = refused;
  const { collection, logOf } = refused.at(-1) ?? {};
  const location = useLocation();
  const navigate = useNavigate();
  const router = useRef({ location, navigate });
  router.current = { location, navigate };
  useEffect(() => {
    if (!collection) return;
    const { page, one } = places[collection];
    const clock = setTimeout(() => {
      const { pathname, search } = router.current.location;
      const isOpen = logOf === undefined || new URLSearchParams(search).get(one) === logOf;
      if (pathname === page.path && isOpen) return;
      const address = logOf === undefined ? page.path : recordAddress(page, one, logOf);
      showToast({
        kind: "error",
        joins: true,
        title: `We couldn't save ${countWords(count, { one: "entry", many: "entries" })} you added`,
        text: "What you typed is still here.",
        action: (dismiss) => (
          <Button
            variant="quiet"
            color="brand"
            onClick={() => {
              dismiss();
              router.current.navigate(address, { state: openedHere });
            }}
          >
            Take a look
          </Button>
        ),
      });
    }, pauseMs);
    return () => clearTimeout(clock);
  }, [count, collection, logOf]);
}

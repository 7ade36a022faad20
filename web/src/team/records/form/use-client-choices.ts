import { useEffect, useMemo, useState } from "react";
import { foldLetters } from "#contract/email-address";
import { limits } from "#contract/limits";
import { useMember } from "../../access/team-auth.ts";
import {
  documentsStartingWith,
  type TeamDocument,
  watchDocuments,
} from "../../store/company-documents.ts";
import { useSource } from "../use-source.ts";
import { chosenClient, clientChoices, type GivenClient } from "./client-choices.ts";

const typingPauseMs = 300;
const mostFound = 20;
/** From this many letters on, the search covers as many clients as one query may ask for. */
const fewestLetters = 2;

/**
 * The given client and the newest ones, live and offline: 50 of them, or 1,000 once something is typed. Among older
 * clients, it finds those whose name begins with what is typed.
 * @param typed undefined while no client is asked for.
 */
export function useClientChoices(typed: string | undefined, given: GivenClient | undefined) {
  const { store } = useMember();
  const source = useSource({ collection: "clients" });
  const [newest, setNewest] = useState<readonly TeamDocument[]>([]);
  const [nameMatches, setNameMatches] = useState<readonly TeamDocument[]>([]);
  const choices = useMemo(() => {
    const first = given ? [{ id: given.id, data: given }] : [];
    return clientChoices([...first, ...newest, ...nameMatches]);
  }, [given, newest, nameMatches]);
  const text = typed?.trim() ?? "";
  const isAsked = typed !== undefined;
  const isMatched = chosenClient(choices, text, given) !== undefined;
  const isTyped = text.length >= fewestLetters;

  useEffect(() => {
    if (!isAsked) return;
    return watchDocuments(store, source, {}, isTyped ? limits.listMax : limits.listPage, {
      next: ({ documents }) => setNewest(documents),
      // The list itself reports failures, and the form can be saved without a client.
      error: () => setNewest([]),
    });
  }, [store, source, isAsked, isTyped]);

  useEffect(() => {
    if (!isTyped || isMatched) return;
    const clock = setTimeout(async () => {
      const start = foldLetters(text);
      // Without a network, the choices are those on the device.
      const clients = await documentsStartingWith(
        store,
        source,
        "name_key",
        start,
        mostFound,
      ).catch(() => []);
      setNameMatches((before) => [...before, ...clients]);
    }, typingPauseMs);
    return () => clearTimeout(clock);
  }, [store, source, text, isTyped, isMatched]);

  return choices;
}

import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import type { ShareWords } from "./content/parts-schema.ts";

interface ShareButtonProps {
  title: string;
  text: string;
  words: ShareWords;
  address?: () => string;
}

type Outcome = "none" | "copied" | "failed";

const pageAddress = () => location.origin + location.pathname;

async function share(title: string, text: string, url: string): Promise<Outcome> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ title, text, url });
      return "none";
    } catch (error) {
      // Closing it without choosing anybody is an answer too.
      if (error instanceof DOMException && error.name === "AbortError") return "none";
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "failed";
  }
}

/** Uses the device's own sharing if it has one, otherwise copies the address, otherwise shows it to copy by hand. */
export function ShareButton({ title, text, words, address = pageAddress }: ShareButtonProps) {
  const [shared, setShared] = useState<{ outcome: Outcome; url: string }>();
  // What was said of another address is no longer true.
  const outcome = shared && shared.url === address() ? shared.outcome : "none";

  async function handOn() {
    const url = address();
    setShared(undefined);
    setShared({ outcome: await share(title, text, url), url });
  }

  return (
    <chakra.div
      data-screen-only=""
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="1"
    >
      <Button variant="secondary" onClick={handOn}>
        <Icon name="share" />
        {words.label}
      </Button>
      <chakra.p role="status" color="muted" fontSize="sm">
        {outcome === "copied" && words.copied}
        {outcome === "failed" && `${words.failed} ${shared?.url}`}
      </chakra.p>
    </chakra.div>
  );
}

import { replies } from "virtual:replies";
import { chakra } from "@chakra-ui/react";
import { leadTextAddress } from "#contract/answer-ways";
import { mailAddress } from "#contract/contact-address";
import type { StoredLead } from "#contract/lead";
import { Icon } from "../../../ui/icon.tsx";
import { fillReply } from "./fill-reply.ts";

const List = chakra("ul", {
  base: {
    listStyle: "none",
    "& > li": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: "5",
      borderTopWidth: "1px",
      borderTopStyle: "solid",
      borderTopColor: "line",
      "& > span": { flexGrow: 1, paddingBlock: "2" },
      "& > a": {
        display: "inline-flex",
        alignItems: "center",
        gap: "2",
        minHeight: "2.75rem",
        color: "brand",
        fontWeight: 600,
        textUnderlineOffset: "0.25em",
      },
    },
  },
});

/** Lists ready replies for the phone's own mail or message app. Without an address for either, it shows nothing. */
export function ReplyList({ lead, onOpen }: { lead: StoredLead; onOpen: () => void }) {
  if (!mailAddress(lead.email) && !leadTextAddress(lead)) return null;
  return (
    <List aria-label="Replies, ready to send">
      {replies.replies.map((reply) => {
        const { subject, text } = fillReply(reply, lead, replies);
        const mail = mailAddress(lead.email, { subject, body: text });
        const message = leadTextAddress(lead, text);
        return (
          <li key={reply.name}>
            <span>{reply.name}</span>
            {message && (
              <a href={message} onClick={onOpen} aria-label={`Text: ${reply.name}`}>
                <Icon name="chat" />
                Text
              </a>
            )}
            {mail && (
              <a href={mail} onClick={onOpen} aria-label={`Email: ${reply.name}`}>
                <Icon name="mail" />
                Email
              </a>
            )}
          </li>
        );
      })}
    </List>
  );
}

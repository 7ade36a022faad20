import { chakra } from "@chakra-ui/react";
import type { SubscriberRecords } from "#contract/newsletter-choice";

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });

const recordCount = (count: number) => (count === 1 ? "1 record" : `${count} records`);

/** Shows what we keep about an address: which forms came and when, and how much that is. */
export function SubscriberRecordsList({ records }: { records: SubscriberRecords }) {
  const { email, forms, goes, stays } = records;
  return (
    <chakra.div overflowWrap="anywhere">
      <h3>What we keep about {email}</h3>
      <chakra.ul marginTop="2" paddingLeft="5" listStyleType="disc">
        <li>Your address, for the newsletter</li>
        {forms.map(({ name, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
          <li key={index}>
            {name}
            {at && ", "}
            {at && <chakra.span whiteSpace="nowrap">{day.format(new Date(at))}</chakra.span>}
          </li>
        ))}
      </chakra.ul>
      <chakra.p marginTop="2">
        Counting your messages, our notes and related emails, that's {recordCount(goes)}.
      </chakra.p>
      {stays > 0 && (
        <chakra.p marginTop="2">
          {recordCount(stays)} of our work with you {stays === 1 ? "stays" : "stay"} even if you
          delete the rest. Reply to one of our emails if you want to talk about that.
        </chakra.p>
      )}
    </chakra.div>
  );
}

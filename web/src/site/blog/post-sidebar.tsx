import { chakra } from "@chakra-ui/react";
import type { BlogWords } from "../content/blog-schema.ts";
import type { ShownPost } from "./post.ts";
import { SideCard } from "./side-card.tsx";
import { TagList } from "./tag-list.tsx";

export function PostSidebar({ post, words }: { post: ShownPost; words: BlogWords["article"] }) {
  const { heading, focus, county, readTime, tags } = words.navigation;
  const details = [
    [focus, post.localFocus],
    [county, post.marketCounty],
    [readTime, post.readTime],
  ];
  return (
    <chakra.div
      data-sidebar=""
      display="grid"
      gap="3-5"
      alignSelf="start"
      position={{ lg: "sticky" }}
      top={{ lg: "6rem" }}
      // On a phone, the cards end the article; their backgrounds would only make it longer.
      mdDown={{
        "& > section": { padding: "0", borderWidth: "0", background: "transparent" },
        "& dl > div": { paddingBlock: "0" },
      }}
    >
      <SideCard>
        <h2>{heading}</h2>
        <dl>
          {details.map(([name, value]) => (
            <chakra.div
              key={name}
              display="flex"
              justifyContent="space-between"
              flexWrap="wrap"
              columnGap="2"
              paddingBlock="1"
            >
              <chakra.dt color="muted">{name}</chakra.dt>
              <chakra.dd marginInlineStart="auto" fontWeight={600}>
                {value}
              </chakra.dd>
            </chakra.div>
          ))}
        </dl>
      </SideCard>
      <SideCard>
        <h2>{tags}</h2>
        <TagList tags={post.tags} />
      </SideCard>
    </chakra.div>
  );
}

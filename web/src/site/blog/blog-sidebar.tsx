import { chakra } from "@chakra-ui/react";
import type { BlogWords } from "../content/blog-schema.ts";
import { ActionLink, StyledLink } from "../site-link.tsx";
import type { PostSummary } from "./post.ts";
import { SideCard } from "./side-card.tsx";
import { TagList } from "./tag-list.tsx";

/** Posts 2 to 4: the first one is featured already. */
const recentPosts = { from: 1, to: 4, tags: 2 };

const SideLink = chakra(StyledLink, {
  base: {
    display: "flex",
    alignItems: "center",
    minHeight: "2.75rem",
    color: "inherit",
    textDecoration: "none",
    _hover: { textDecoration: "underline" },
  },
});

const SideAction = chakra(ActionLink, {
  base: { width: "100%", paddingInline: "3", fontSize: "sm" },
});

interface BlogSidebarProps {
  posts: PostSummary[];
  words: BlogWords["sidebar"];
}

export function BlogSidebar({ posts, words }: BlogSidebarProps) {
  const { consultation, recent, project, areas } = words;
  const listed = posts.slice(recentPosts.from, recentPosts.to);
  return (
    <chakra.aside display="grid" gap="3-5" alignContent="start">
      <SideCard deep>
        <h2>{consultation.heading}</h2>
        <chakra.p color="onDeepMuted" marginBottom="3-5">
          {consultation.text}
        </chakra.p>
        <SideAction to={consultation.link.to}>{consultation.link.label}</SideAction>
      </SideCard>
      {listed.length > 0 && (
        <SideCard>
          <h2>{recent}</h2>
          <chakra.ul listStyle="none" display="grid" gap="1-3">
            {listed.map((post) => (
              <chakra.li key={post.slug} display="grid" gap="1">
                <SideLink to={post.path} fontWeight={600} lineHeight={1.35}>
                  {post.title}
                </SideLink>
                <TagList tags={post.tags} count={recentPosts.tags} />
              </chakra.li>
            ))}
          </chakra.ul>
        </SideCard>
      )}
      <SideCard>
        <h2>{project.heading}</h2>
        <chakra.p color="muted" marginBottom="3-5">
          {project.text}
        </chakra.p>
        <SideAction to={project.link.to} variant="secondary">
          {project.link.label}
        </SideAction>
      </SideCard>
      <SideCard>
        <h2>{areas.heading}</h2>
        <chakra.ul
          listStyle="none"
          columns={{ base: "2 8rem", lg: "1" }}
          columnGap="4"
          fontSize="copy"
          css={{ "& > li": { breakInside: "avoid" } }}
        >
          {areas.links.map(({ label, to }) => (
            <li key={to}>
              <SideLink to={to} lineHeight={1.3}>
                {label}
              </SideLink>
            </li>
          ))}
          <li>
            <SideLink to={areas.all.to} lineHeight={1.3} fontWeight={650} color="accentText">
              {areas.all.label}
            </SideLink>
          </li>
        </chakra.ul>
      </SideCard>
    </chakra.aside>
  );
}

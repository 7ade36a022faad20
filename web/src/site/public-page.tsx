import { use } from "react";
import { PageHead } from "./head/page-head.tsx";
import { Slice } from "./island/slice.tsx";
import { loadPage } from "./page-table.ts";

/** A marketing page: its head and its sections, in the order of its content file. */
export function PublicPage({ name }: { name: string }) {
  const { page, sections } = use(loadPage(name));
  return (
    <>
      <PageHead
        path={page.path}
        title={page.title}
        description={page.description}
        robots={page.robots}
        socialImage={page.name}
      />
      {sections.map(({ key, Render }) => (
        <Slice key={key}>
          <Render />
        </Slice>
      ))}
    </>
  );
}

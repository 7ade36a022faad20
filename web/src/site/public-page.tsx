import { Slice } from "../islands/slice.tsx";
import { PageHead } from "./head/page-head.tsx";
import { DeferredPage } from "./navigation/deferred-page.tsx";
import { loadPage } from "./page-table.ts";

/** A marketing page: its head and its sections, in the order of its content file. */
export function PublicPage({ name }: { name: string }) {
  return (
    <DeferredPage load={() => loadPage(name)}>
      {({ page, sections }) => (
        <>
          <PageHead
            path={page.path}
            title={page.title}
            description={page.description}
            robots={page.robots}
            socialImage={page.socialImage ?? page.name}
            kind={page.article ? "article" : "website"}
            feeds={page.feeds}
          />
          {sections.map(({ key, Render }) => (
            <Slice key={key}>
              <Render />
            </Slice>
          ))}
        </>
      )}
    </DeferredPage>
  );
}

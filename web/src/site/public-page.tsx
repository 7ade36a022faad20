import { chakra } from "@chakra-ui/react";
import { PageHead } from "../ui/head/page-head.tsx";
import type { BoundSection, PageModule } from "./page-module.ts";
import { SampleRibbon } from "./sections/sample-ribbon.tsx";

const drawn = (sections: BoundSection[]) => sections.map(({ key, Render }) => <Render key={key} />);

export function PublicPage({ page, sections, closed }: PageModule) {
  return (
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
      {page.sample && (
        <chakra.div position="relative">
          <SampleRibbon />
        </chakra.div>
      )}
      {drawn(sections)}
      {/* Its time may come before the next build: see close-passed-page.ts. */}
      {closed && <template data-closes={closed.from}>{drawn(closed.sections)}</template>}
    </>
  );
}

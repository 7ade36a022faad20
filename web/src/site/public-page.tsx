import { chakra } from "@chakra-ui/react";
import { PageHead } from "../ui/head/page-head.tsx";
import type { PageModule } from "./page-module.ts";
import { SampleRibbon } from "./sections/sample-ribbon.tsx";

export function PublicPage({ page, sections }: PageModule) {
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
      {sections.map(({ key, Render }) => (
        <Render key={key} />
      ))}
    </>
  );
}

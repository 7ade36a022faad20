import { PageHead } from "../ui/head/page-head.tsx";
import type { PageModule } from "./page-module.ts";
import { MaySample } from "./sections/sample-ribbon.ts";

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
      {page.sample && <MaySample sample data-sample="" />}
      {sections.map(({ key, Render }) => (
        <Render key={key} />
      ))}
    </>
  );
}

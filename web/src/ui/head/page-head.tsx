import { site } from "virtual:site";
import { Helmet } from "react-helmet-async";

interface PageHeadProps {
  /** The address without the origin, such as "/about". */
  path: string;
  title: string;
  description: string;
  robots?: "noindex,nofollow" | undefined;
  /** The name of the social image in web/content/pictures/social, without its ending. */
  socialImage: string;
  kind?: "website" | "article";
  /** Names the blog's feeds (web/publish/prerender/feed.ts) for feed readers. */
  feeds?: boolean | undefined;
}

/** Only this sets a page's head, once: React 19 doesn't merge titles. web/publish/prerender adds structured data. */
export function PageHead(props: PageHeadProps) {
  const { path, title, description, robots, socialImage, kind = "website", feeds = false } = props;
  const address = `${site.origin}${path}`;
  const image = `${site.origin}/social/${socialImage}.png`;
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {robots && <meta name="robots" content={robots} />}
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      {feeds && (
        <link rel="alternate" type="application/rss+xml" title={site.name} href="/feed.xml" />
      )}
      {feeds && (
        <link rel="alternate" type="application/atom+xml" title={site.name} href="/atom.xml" />
      )}
    </Helmet>
  );
}

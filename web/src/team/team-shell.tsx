import { HelmetProvider } from "react-helmet-async";
import { PageHead } from "../ui/head/page-head.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { SignInScreen } from "./sign-in/sign-in-screen.tsx";
import type { TeamPage } from "./team-pages.ts";
import { LoadingScreen } from "./ui/loading-screen.tsx";
import { teamTitle } from "./ui/use-page-head.ts";

export function TeamHead({ page }: { page: TeamPage }) {
  return (
    <HelmetProvider>
      <PageHead
        path={page.path}
        title={teamTitle(page)}
        description={page.description}
        robots="noindex,nofollow"
        socialImage="auth"
      />
    </HelmetProvider>
  );
}

/** Nobody is known yet, so the page only says `Loading...`. */
export function LoadingShell({ page }: { page: TeamPage }) {
  return (
    <LoadingScreen>
      <VisuallyHidden as="h1">{page.title}</VisuallyHidden>
    </LoadingScreen>
  );
}

const untilTheClientIsThere = () => undefined;

/** The first render of the sign-in page, which the app takes over (web/src/entry-team.tsx). */
export function SignInShell() {
  return (
    <SignInScreen
      arrived={false}
      notices={[]}
      email=""
      onEmail={untilTheClientIsThere}
      busy={false}
      onSend={async () => false}
      onForgot={untilTheClientIsThere}
    />
  );
}

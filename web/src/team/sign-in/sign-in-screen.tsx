import type { ReactNode } from "react";
import { useOnline } from "../../ui/use-online.ts";
import { signInPage } from "../team-pages.ts";
import { Notice } from "../ui/notice.tsx";
import { SignInCard } from "./sign-in-card.tsx";
import { SignInForm, type SignInFormProps } from "./sign-in-form.tsx";

interface SignInScreenProps extends SignInFormProps {
  /** Moves the focus to the heading. */
  arrived: boolean;
  /** What there is to say before anybody signs in. */
  notices: string[];
  /** Why the last try failed: the toast that says it, too, goes away. */
  problem?: string | undefined;
  children?: ReactNode;
}

/** Also what the HTML of the page shows: it knows nothing of Firebase. */
export function SignInScreen({ arrived, notices, problem, children, ...form }: SignInScreenProps) {
  const isOnline = useOnline();
  return (
    <SignInCard
      arrived={arrived}
      title={signInPage.title}
      intro="Access is restricted to pre-approved members."
    >
      {/* Always there: before the app it is entry-sign-in.ts that shows it. */}
      <Notice role="status" data-offline hidden={isOnline}>
        You're offline. You need a connection to sign in.
      </Notice>
      {/* Until the app is there, where it cannot come (ui/theme/global-css.ts). */}
      <Notice role="alert" data-cannot-start>
        Signing in can't start. Check your connection, then try again. If that doesn't help, reload
        this page.
      </Notice>
      {notices.map((text) => (
        <Notice key={text} role="status">
          {text}
        </Notice>
      ))}
      {problem && <Notice role="alert">{problem}</Notice>}
      <SignInForm {...form} />
      {children}
    </SignInCard>
  );
}

import type { ReactNode } from "react";
import { useOnline } from "../../ui/use-online.ts";
import { signInPage } from "../team-pages.ts";
import { Notice } from "../ui/notice.tsx";
import { SignInCard } from "./sign-in-card.tsx";
import { SignInForm, type SignInFormProps } from "./sign-in-form.tsx";

interface SignInScreenProps extends SignInFormProps {
  arrived: boolean;
  /** The messages to show before anybody signs in. */
  notices: string[];
  /** The reason the last try failed, because the toast with the same text goes away. */
  problem?: string | undefined;
  children?: ReactNode;
}

/** The page's HTML shows this, too, so it knows nothing about Firebase. */
export function SignInScreen({ arrived, notices, problem, children, ...form }: SignInScreenProps) {
  const isOnline = useOnline();
  return (
    <SignInCard
      arrived={arrived}
      title={signInPage.title}
      intro="Access is restricted to pre-approved members."
    >
      {/* This is always rendered: before the app starts, entry-sign-in.ts shows it. */}
      <Notice role="status" data-offline hidden={isOnline}>
        You're offline. You need a connection to sign in.
      </Notice>
      {/* This shows while the app can't load (ui/theme/global-css.ts). */}
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

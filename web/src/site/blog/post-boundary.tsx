import { Component, type ErrorInfo, type ReactNode } from "react";
import { forgetPage } from "../page-table.ts";
import { PostNotFound } from "./post-not-found.tsx";

interface PostBoundaryProps {
  /** The page's name, as `loadPage` knows it. */
  name: string;
  children: ReactNode;
}

/** Shows the not-found view in the place of a post that fails to load, with a way on. */
export class PostBoundary extends Component<PostBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    console.error("Failed to load post", this.props.name, error, componentStack);
    // The next time this post is opened it is fetched again.
    forgetPage(this.props.name);
  }

  override render(): ReactNode {
    return this.state.failed ? <PostNotFound failed /> : this.props.children;
  }
}

import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** With another one it tries again. */
  path?: string;
  fallback: ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
}

/** Draws something else in the place of what throws, or whose script doesn't come. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override componentDidUpdate({ path }: ErrorBoundaryProps) {
    if (this.state.failed && path !== this.props.path) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

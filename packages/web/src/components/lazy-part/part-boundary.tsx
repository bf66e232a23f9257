import { Component, type ReactNode } from "react";

interface PartBoundaryProps {
  /** Renders a replacement for content that threw an error. `reset` renders the content again. */
  renderFailure: (error: unknown, reset: () => void) => ReactNode;
  children: ReactNode;
}

interface State {
  failure: { error: unknown } | null;
}

/** Confines a rendering error to a part of the screen. React logs the error. */
export class PartBoundary extends Component<PartBoundaryProps, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render() {
    const { children, renderFailure } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    return renderFailure(failure.error, () => this.setState({ failure: null }));
  }
}

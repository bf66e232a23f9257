import { Component, type ReactNode } from "react";
import { Button } from "../components/ui/button.tsx";

/** Replaces a page whose code could not be loaded, for example offline or after a server update. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main className="flex min-h-full flex-col items-center justify-center gap-3 p-6 text-center">
        <h1 className="font-heading text-xl font-semibold">We couldn't load this page</h1>
        <p className="max-w-96 text-muted">
          Check your connection, then try again. Your work in the editor is safe.
        </p>
        <Button variant="primary" size="large" onClick={() => location.reload()}>
          Try again
        </Button>
      </main>
    );
  }
}

import { useEffect, useState } from "react";
import { Button } from "../components/ui/button.tsx";
import { send } from "../lib/api.ts";
import type { usePageEnding } from "../lib/kept/kept.ts";

type Ending = NonNullable<ReturnType<typeof usePageEnding.getState>["ending"]>;

/** Delay before an unreachable server is retried, ms. */
const retryDelayMs = 5000;

const titles: Record<Ending, string> = {
  "logged-out": "You're logged out",
  "session-ended": "Your session has ended",
};

/**
 * Reloads the page after the session has ended, to clear the account from memory. If the server can't be reached, shows
 * a message with a retry button.
 */
export function PageEnd({ ending }: { ending: Ending }) {
  const [isUnreachable, setUnreachable] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const watching = new AbortController();
    let isLeaving = false;
    const load = () =>
      send("/healthz", { cache: "no-store", signal: watching.signal }).then(
        () => {
          // A reload would interrupt a started navigation.
          if (isLeaving) isLeaving = false;
          else location.reload();
        },
        () => setUnreachable(!watching.signal.aborted),
      );
    const noteLeaving = () => {
      isLeaving = true;
    };
    addEventListener("beforeunload", noteLeaving, { signal: watching.signal });
    const timer = setInterval(() => void load(), retryDelayMs);
    void load();
    return () => {
      clearInterval(timer);
      watching.abort();
    };
  }, [attempt]);
  if (!isUnreachable) return <div className="h-dvh" />;
  return (
    <main className="flex h-dvh flex-col items-center justify-center gap-3 p-6 text-center">
      <h1 className="font-heading text-lg font-semibold">{titles[ending]}</h1>
      <p className="text-muted">
        We couldn't reach the server. Check your connection, then try again.
      </p>
      <Button onClick={() => setAttempt(attempt + 1)}>Try again</Button>
    </main>
  );
}

import type { ProgressNotification, ProgressToken } from "@modelcontextprotocol/server";

/** Interval of progress messages, well below the minute after which clients time out without progress. */
const intervalMs = 5000;

export interface ProgressOptions {
  /** The client's progress token; absent if it requested no progress. */
  token: ProgressToken | undefined;
  send: (notification: ProgressNotification) => Promise<void>;
}

/** Sends progress every five seconds, and at once if the message changes; `progress` counts seconds. */
export function startProgress({ token, send }: ProgressOptions): {
  tell: ((message: string) => void) | null;
  stop: () => void;
} {
  if (token === undefined) return { tell: null, stop: () => undefined };
  const startMs = performance.now();
  let message = "Working";
  const notify = () => {
    const progress = (performance.now() - startMs) / 1000;
    const params = { progressToken: token, progress, message };
    // The client may have disconnected.
    send({ method: "notifications/progress", params }).catch(() => undefined);
  };
  const timer = setInterval(notify, intervalMs).unref();
  return {
    tell: (news) => {
      if (news === message) return;
      message = news;
      notify();
    },
    stop: () => clearInterval(timer),
  };
}

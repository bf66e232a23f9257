import { create } from "zustand";

/** By URL, how often media that failed were requested again. */
export const useMediaAttemptStore = create<{ attempts: Readonly<Record<string, number>> }>()(
  () => ({ attempts: {} }),
);

/** Has a medium that failed loaded again, wherever it is shown. */
export function retryMedium(url: string): void {
  useMediaAttemptStore.setState(({ attempts }) => ({
    attempts: { ...attempts, [url]: (attempts[url] ?? 0) + 1 },
  }));
}

/** How often a medium was requested again. */
export function useMediaAttempt(url: string): number {
  return useMediaAttemptStore(({ attempts }) => attempts[url] ?? 0);
}

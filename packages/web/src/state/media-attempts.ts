import { create } from "zustand";

/** Number of retries of failed media, by URL. */
export const useMediaAttemptStore = create<{ attempts: Readonly<Record<string, number>> }>()(
  () => ({ attempts: {} }),
);

/** Reloads a failed image or video wherever it is shown. */
export function retryMedium(url: string): void {
  useMediaAttemptStore.setState(({ attempts }) => ({
    attempts: { ...attempts, [url]: (attempts[url] ?? 0) + 1 },
  }));
}

export function useMediaAttempt(url: string): number {
  return useMediaAttemptStore(({ attempts }) => attempts[url] ?? 0);
}

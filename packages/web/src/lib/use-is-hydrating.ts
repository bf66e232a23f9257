import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** Hides content for anonymous users until the session is known. */
export const hydratingClassName = "in-data-has-session:invisible";

/** Returns true during hydration, when the output must match the server's HTML. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
}

import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** Hides an element if the browser has a session token. Used while the page still shows the signed-out HTML. */
export const hydratingClassName = "in-data-has-session:invisible";

/** Returns true during hydration, when the output must match the server's HTML. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
}

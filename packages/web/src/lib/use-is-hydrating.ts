import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** For what only anonymous users see: hides it until the app knows who is signed in. */
export const hydratingClassName = "in-data-has-session:invisible";

/** Whether this renders what the server's HTML says, which knows nothing of this browser; renders again right after. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
}

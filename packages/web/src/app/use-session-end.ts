import { useEffect } from "react";
import { onSessionRefused } from "../lib/api.ts";
import { authTokenKey, readAuthToken } from "../lib/auth-token.ts";
import { queryClient } from "../lib/query-client.ts";
import { endSession, refreshAccount, sessionKeys, useUser } from "../lib/session.ts";
import { useSessionEndStore } from "../state/session-end-store.ts";

/** Notices a session that ended in the middle of the work, and one that another tab began or ended. */
export function useSessionEnd(): void {
  const isSignedIn = Boolean(useUser());
  useEffect(() => {
    if (isSignedIn) useSessionEndStore.setState({ hasEnded: false });
  }, [isSignedIn]);

  useEffect(() => {
    onSessionRefused(() => {
      // A token that was refused from the start is no surprise.
      if (queryClient.getQueryData(sessionKeys.user)) {
        useSessionEndStore.setState({ hasEnded: true });
      }
      endSession();
    });
    const noticeOtherTab = ({ key }: StorageEvent) => {
      if (key !== authTokenKey && key !== null) return;
      if (readAuthToken() === null) endSession();
      else void refreshAccount();
    };
    addEventListener("storage", noticeOtherTab);
    return () => removeEventListener("storage", noticeOtherTab);
  }, []);
}

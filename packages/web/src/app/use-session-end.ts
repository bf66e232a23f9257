import { useEffect } from "react";
import { onSessionRefused } from "../lib/api.ts";
import {
  authTokenKey,
  closePage,
  getPageOwner,
  isLogOut,
  logOutPage,
  noticeSession,
} from "../lib/kept/kept.ts";
import { forgetUser, getUser, refreshAccount, useUser } from "../lib/session.ts";
import { storePageMessage, showStoredPageMessage } from "../state/page-message.ts";
import { useSessionEndStore } from "../state/session-end-store.ts";

/** Called when the server rejects the session's token. */
function noticeRefusal(): void {
  if (useSessionEndStore.getState().isLoggingOut) return;
  // If the page hasn't shown any account yet, a rejected token needs no notice.
  if (getUser() || getPageOwner() !== null) noteEnd();
  closePage();
  forgetUser();
}

function noteEnd(): void {
  storePageMessage({ hasEnded: true });
  useSessionEndStore.setState({ hasEnded: true });
}

/** Follows session changes made in other tabs. */
function noticeOtherTabs(): void {
  const hadOwner = getPageOwner() !== null;
  const news = noticeSession();
  if (news === "over") {
    if (hadOwner) noteEnd();
    forgetUser();
  } else if (news !== "same") void refreshAccount();
}

/** Detects a session that ended during work, or was changed by another tab. */
export function useSessionEnd(): void {
  const isSignedIn = Boolean(useUser());
  useEffect(() => {
    if (isSignedIn) useSessionEndStore.setState({ hasEnded: false });
  }, [isSignedIn]);

  useEffect(() => {
    showStoredPageMessage();
    onSessionRefused(noticeRefusal);
    const notice = (event: StorageEvent) => {
      if (isLogOut(event)) logOutPage();
      else if (event.key === authTokenKey || event.key === null) noticeOtherTabs();
    };
    addEventListener("storage", notice);
    // A page restored from the back-forward cache missed storage events.
    addEventListener("pageshow", noticeOtherTabs);
    return () => {
      removeEventListener("storage", notice);
      removeEventListener("pageshow", noticeOtherTabs);
    };
  }, []);
}

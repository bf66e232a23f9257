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
import { leaveFarewell, showFarewell } from "../state/farewell.ts";
import { useSessionEndStore } from "../state/session-end-store.ts";

/** The server no longer knows the session. */
function noticeRefusal(): void {
  if (useSessionEndStore.getState().isLoggingOut) return;
  // A token that was refused from the start, with nothing to show, is no surprise.
  if (getUser() || getPageOwner() !== null) noteEnd();
  closePage();
  forgetUser();
}

function noteEnd(): void {
  leaveFarewell({ hasEnded: true });
  useSessionEndStore.setState({ hasEnded: true });
}

/** Takes note of what other tabs did to the session. */
function noticeOtherTabs(): void {
  const hadOwner = getPageOwner() !== null;
  const news = noticeSession();
  if (news === "over") {
    if (hadOwner) noteEnd();
    forgetUser();
  } else if (news !== "same") void refreshAccount();
}

/** Notices a session that ended in the middle of the work, and one that another tab began or ended. */
export function useSessionEnd(): void {
  const isSignedIn = Boolean(useUser());
  useEffect(() => {
    if (isSignedIn) useSessionEndStore.setState({ hasEnded: false });
  }, [isSignedIn]);

  useEffect(() => {
    showFarewell();
    onSessionRefused(noticeRefusal);
    const notice = (event: StorageEvent) => {
      if (isLogOut(event)) logOutPage();
      else if (event.key === authTokenKey || event.key === null) noticeOtherTabs();
    };
    addEventListener("storage", notice);
    // A page that the browser shows again heard of nothing meanwhile.
    addEventListener("pageshow", noticeOtherTabs);
    return () => {
      removeEventListener("storage", notice);
      removeEventListener("pageshow", noticeOtherTabs);
    };
  }, []);
}

import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { isTextField } from "../lib/is-text-field.ts";
import { samePlace } from "../lib/same-place.ts";
import { focusMain } from "./focus-main.ts";

/**
 * On the way to another page: its top, or the part that the address names, and the focus at its content, unless one of
 * its fields has it already.
 */
export function usePageChange(): void {
  const { pathname, hash, state } = useLocation();
  const navigationType = useNavigationType();
  const lastPathnameRef = useRef(pathname);
  // The same page under another address, as when a new carousel is saved.
  const isSamePlace = state === samePlace;
  useEffect(() => {
    const isNewPage = lastPathnameRef.current !== pathname;
    lastPathnameRef.current = pathname;
    const part = hash && document.querySelector(`[id="${CSS.escape(hash.slice(1))}"]`);
    if (part) part.scrollIntoView();
    if (!isNewPage || isSamePlace) return;
    // The browser itself restores where a page was that one goes back to.
    if (!part && navigationType !== "POP") scrollTo(0, 0);
    if (!isTextField(document.activeElement)) focusMain({ preventScroll: true });
  }, [pathname, hash, navigationType, isSamePlace]);
}

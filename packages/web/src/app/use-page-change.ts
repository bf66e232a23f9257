import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { isTextField } from "../lib/is-text-field.ts";
import { samePlace } from "../lib/same-place.ts";
import { focusMain } from "./focus-main.ts";

/**
 * On navigation, scrolls to the top or to the URL's fragment, and focuses the content unless a text field has the
 * focus.
 */
export function usePageChange(): void {
  const { pathname, hash, state } = useLocation();
  const navigationType = useNavigationType();
  const lastPathnameRef = useRef(pathname);
  // True if only the page's URL changed, for example after the first save.
  const isSamePlace = state === samePlace;
  useEffect(() => {
    const isNewPage = lastPathnameRef.current !== pathname;
    lastPathnameRef.current = pathname;
    const part = hash && document.querySelector(`[id="${CSS.escape(hash.slice(1))}"]`);
    if (part) part.scrollIntoView();
    if (!isNewPage || isSamePlace) return;
    // On back and forward, the browser restores the scroll position.
    if (!part && navigationType !== "POP") scrollTo(0, 0);
    if (!isTextField(document.activeElement)) focusMain({ preventScroll: true });
  }, [pathname, hash, navigationType, isSamePlace]);
}

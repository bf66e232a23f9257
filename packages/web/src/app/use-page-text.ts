import { missingPageText, pagePaths, pageTexts } from "@slideloom/core/contract";
import { matchPath, useLocation } from "react-router";
import { usePageTitle } from "../lib/page-title.ts";

/** Gives every page its own title and description, those that the server sends for its address. */
export function usePageText(): void {
  const { pathname } = useLocation();
  const path = pagePaths.find((pattern) => matchPath(pattern, pathname));
  const { title, description } = path ? pageTexts[path] : missingPageText;
  usePageTitle(title, description);
}

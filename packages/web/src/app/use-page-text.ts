import { missingPageText, pageTexts } from "@slideloom/core/contract/page-text";
import { pagePaths } from "@slideloom/core/contract/page-path";
import { matchPath, useLocation } from "react-router";
import { usePageTitle } from "../lib/page-title.ts";

/** Sets each page's title and description, as the server sends them. */
export function usePageText(): void {
  const { pathname } = useLocation();
  const path = pagePaths.find((pattern) => matchPath(pattern, pathname));
  const { title, description } = path ? pageTexts[path] : missingPageText;
  usePageTitle(title, description);
}

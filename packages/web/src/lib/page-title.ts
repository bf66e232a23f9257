import { useEffect } from "react";

const siteDescription =
  document.querySelector("meta[name=description]")?.getAttribute("content") ?? "";

/** Names the page in the browser's tab, and describes it to search engines, while the component shows. */
export function usePageTitle(title: string, description = siteDescription): void {
  useEffect(() => {
    document.title = title;
    document.querySelector("meta[name=description]")?.setAttribute("content", description);
  }, [title, description]);
}

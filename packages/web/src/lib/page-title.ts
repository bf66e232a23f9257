import { useEffect } from "react";

/** Names the page in the browser's tab, and describes it to search engines. */
export function usePageTitle(title: string, description: string): void {
  useEffect(() => {
    document.title = title;
    document.querySelector("meta[name=description]")?.setAttribute("content", description);
  }, [title, description]);
}

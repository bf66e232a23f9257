import { useEffect } from "react";

/** Sets the page's title and its description for search engines. */
export function usePageTitle(title: string, description: string): void {
  useEffect(() => {
    document.title = title;
    document.querySelector("meta[name=description]")?.setAttribute("content", description);
  }, [title, description]);
}

import { useEffect } from "react";

/** Names the page in the browser's tab while the component shows. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

import { useEffect, useRef } from "react";
import { useAnnouncements } from "../../lib/announcements.ts";

/** The page's live region for screen readers; one per page. */
export function Announcer() {
  const latest = useAnnouncements((state) => state.latest);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A new text node each time, because unchanged text isn't announced again.
    ref.current?.replaceChildren(latest.text);
  }, [latest]);
  return <div ref={ref} aria-live="polite" className="sr-only" />;
}

import { useEffect, useRef } from "react";
import { useAnnouncements } from "../../lib/announcements.ts";

/** The live region that screen readers announce from; one a page. */
export function Announcer() {
  const latest = useAnnouncements((state) => state.latest);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A text node of its own each time: words that are set to what they were are not spoken again.
    ref.current?.replaceChildren(latest.text);
  }, [latest]);
  return <div ref={ref} aria-live="polite" className="sr-only" />;
}

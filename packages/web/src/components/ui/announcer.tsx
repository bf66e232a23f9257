import { useAnnouncements } from "../../lib/announcements.ts";

/** The page's live region for screen readers; one per page. */
export function Announcer() {
  const { id, text } = useAnnouncements();
  return (
    <div aria-live="polite" className="sr-only">
      {/* A new element each time, because unchanged text isn't announced again. */}
      <span key={id}>{text}</span>
    </div>
  );
}

import { useState } from "react";
import { useUser } from "../../../lib/session.ts";
import { useKeptSources } from "../../../lib/sources.ts";
import { takeKeptSource } from "./source-store.ts";

const maxListed = 10;

/** The account's latest sources, to reuse; loaded when the list is opened. */
export function RecentSources() {
  const [isOpen, setIsOpen] = useState(false);
  if (!useUser()) return null;
  return (
    <details
      className="mt-2 text-[13px]"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary
        title="Sources that you added in the last 7 days"
        className="w-fit cursor-pointer rounded text-muted hover:text-ink"
      >
        Recent sources
      </summary>
      {isOpen && <SourceList />}
    </details>
  );
}

function SourceList() {
  const sources = useKeptSources();
  if (!sources) return <p className="mt-1 text-muted">Loading...</p>;
  if (sources.length === 0)
    return <p className="mt-1 text-muted">You added no sources in the last 7 days.</p>;
  return (
    <ul className="mt-1 flex flex-col">
      {sources.slice(0, maxListed).map(({ source: { id, title, url } }) => (
        <li key={id}>
          <button
            type="button"
            title={`Use “${title}” again`}
            onClick={() => void takeKeptSource(id)}
            className="min-h-8 w-full truncate rounded-lg px-2 text-left hover:bg-sunken pointer-coarse:min-h-11"
          >
            {title || url || "Untitled text"}
          </button>
        </li>
      ))}
    </ul>
  );
}

import { useKeptSources } from "../../../lib/sources.ts";
import { takeKeptSource } from "../source-form-store.ts";

const maxListed = 10;

/** The account's latest sources, to use again. */
export function RecentSources() {
  const sources = useKeptSources().slice(0, maxListed);
  if (sources.length === 0) return null;
  return (
    <details className="mt-2 text-[13px]">
      <summary
        title="Sources that you read this week"
        className="w-fit cursor-pointer rounded text-muted hover:text-ink"
      >
        Recent sources
      </summary>
      <ul className="mt-1 flex flex-col">
        {sources.map(({ source: { id, title, url } }) => (
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
    </details>
  );
}

import { countNoun } from "@slideloom/core/text";
import { useMemo } from "react";
import { Notice } from "../../../components/ui/notice.tsx";
import { useDocument } from "../../../state/carousel-store.ts";
import { useSourcePassages } from "../../../state/source-store.ts";
import { showSource } from "../facts-views.ts";
import { listUnused } from "../list-unused.ts";

const linkClassName =
  "self-start rounded text-left font-medium text-accent-ink underline underline-offset-2 pointer-coarse:py-2";

/** Lists the post's sources and counts the passages that no slide uses. */
export function SourceSummary() {
  const { status, passages } = useSourcePassages();
  const sources = useDocument(({ post }) => post?.sources);
  const content = useDocument(({ post }) => post?.content);
  const unused = useMemo(() => listUnused(passages, content ?? []), [passages, content]);
  if (!sources || status === "none") return null;
  const cites = content?.some((slide) => slide.sources !== undefined) ?? false;
  return (
    <section aria-label="Source" className="flex flex-col gap-2 text-[13px]">
      <h3 className="font-semibold">Made from</h3>
      <ul className="flex flex-col gap-1">
        {sources.map(({ id, title, url }) => (
          <li key={id} className="min-w-0 wrap-anywhere text-muted">
            {url && /^https?:\/\//i.test(url) ? (
              <a href={url} target="_blank" rel="noreferrer" className={linkClassName}>
                {title || url}
              </a>
            ) : (
              title || "Untitled text"
            )}
          </li>
        ))}
      </ul>
      {status === "gone" && (
        <Notice variant="info">
          We no longer store the source. Add it again to check this post.
        </Notice>
      )}
      {status === "absent" && (
        <Notice variant="info">
          This device doesn't have the source's text, so we can't check the facts. Add the source
          again to check them.
        </Notice>
      )}
      {status === "held" && cites && unused.length > 0 && (
        <button
          type="button"
          className={linkClassName}
          onClick={() => showSource({ isUnusedOnly: true })}
        >
          Show {countNoun(unused.length, "unused passage")}
        </button>
      )}
    </section>
  );
}

import type { ReviewComment } from "@slideloom/core/contract/reviews";
import { clsx } from "clsx";
import { ReviewPin } from "../../../components/review-pin.tsx";
import { describeAge } from "../../../lib/describe-time.ts";

interface CommentListProps {
  label: string;
  comments: readonly ReviewComment[];
  /** The version on the page. */
  version: number;
}

/** Comments, oldest first. The number of a marked place is the comment's number in the list. */
export function CommentList({ label, comments, version }: CommentListProps) {
  if (comments.length === 0) return null;
  return (
    <ol aria-label={label} className="flex flex-col gap-2">
      {comments.map(({ id, name, text, created_at, resolved_at, x, ...comment }, index) => (
        <li
          key={id}
          className={clsx(
            "flex gap-2 rounded-xl border border-line p-3",
            resolved_at === null ? "bg-surface" : "bg-sunken",
          )}
        >
          {x !== null && resolved_at === null && <ReviewPin place={null}>{index + 1}</ReviewPin>}
          <div className="min-w-0 flex-1">
            <p className="text-[13px] text-muted">
              <bdi className="font-semibold text-ink wrap-anywhere">{name}</bdi> ·{" "}
              {describeAge(created_at)}
              {comment.version !== version && " · about an earlier version"}
              {resolved_at !== null && " · resolved"}
            </p>
            <p dir="auto" className="mt-0.5 wrap-anywhere whitespace-pre-wrap">
              {text}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

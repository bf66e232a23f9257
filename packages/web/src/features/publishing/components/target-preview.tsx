import { accountName, networks } from "@slideloom/core/networks";
import type { SlideJob } from "@slideloom/renderer";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { NetworkMark } from "../../../components/publications/network-mark.tsx";
import { SlideThumbnail } from "../../../components/slide-thumbnail.tsx";
import { measureCaption, splitCaption } from "@slideloom/core/publishing";
import { countNoun } from "@slideloom/core/text";
import type { PlannedTarget } from "../planned-target.ts";

const thumbnailWidthPx = 56;

/** The slides, one row per post. */
function SlideRows({ posts, jobs }: { posts: readonly number[]; jobs: readonly SlideJob[] }) {
  let from = 0;
  return posts.map((count, index) => {
    const own = jobs.slice(from, from + count);
    from += count;
    return (
      <div
        key={index}
        aria-hidden="true"
        className={clsx("flex flex-wrap gap-1.5", index > 0 && "border-l-2 border-line pl-3")}
      >
        {own.map((job) => (
          <span
            key={job.slideIndex}
            className="overflow-hidden rounded-md border border-line"
            style={{ width: thumbnailWidthPx }}
          >
            <SlideThumbnail job={job} widthPx={thumbnailWidthPx} />
          </span>
        ))}
      </div>
    );
  });
}

/** The caption, with the part beyond the network's limit struck out. */
function Caption({ target: { connection, payload } }: { target: PlannedTarget }) {
  const { caption, options } = payload;
  const { network, limits } = connection;
  const { kept, rest } = splitCaption({ network, limits, options }, caption);
  if (caption === "") return <p className="text-muted">No caption.</p>;
  return (
    // Long captions scroll, so the keyboard must reach them.
    <div
      role="region"
      aria-label={`Caption on ${networks[network].name}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="max-h-[6lh] overflow-y-auto rounded-lg"
    >
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {kept}
        {rest && (
          <del className="bg-danger-soft text-danger">
            <span className="sr-only">Too long from here: </span>
            {rest}
          </del>
        )}
      </p>
    </div>
  );
}

interface TargetPreviewProps {
  target: PlannedTarget;
  /** A drawing job per slide image. */
  jobs: readonly SlideJob[];
  /** Options for this network only. */
  children: ReactNode;
}

/** Preview of the posts on a network, with the caption's length and problems. */
export function TargetPreview({ target, jobs, children }: TargetPreviewProps) {
  const { connection, payload, posts, problems } = target;
  const { network, limits } = connection;
  const account = accountName(connection);
  const { length, limit } = measureCaption(
    { network, limits, options: payload.options },
    payload.caption,
  );
  const label = `${networks[network].name}, ${account}`;
  return (
    <section
      aria-label={label}
      className="flex flex-col gap-2.5 rounded-xl border border-line bg-surface p-3.5"
    >
      <div className="flex items-center gap-2">
        <NetworkMark network={network} />
        <h3 className="min-w-0 flex-1 truncate font-semibold">{account}</h3>
        <span
          className={clsx(
            "text-[13px] tabular-nums",
            limit !== null && length > limit ? "font-semibold text-danger" : "text-muted",
          )}
        >
          {limit === null ? countNoun(length, "character") : `${length} of ${limit}`}
        </span>
      </div>
      {problems.length > 0 && (
        <ul aria-label="Problems" className="text-danger">
          {problems.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      <Caption target={target} />
      <p className="text-[13px] text-muted">
        {networks[network].describePosts(posts, payload.options)}
      </p>
      <SlideRows posts={posts} jobs={jobs} />
      {children}
    </section>
  );
}

import { accountName, describePlace, rulesFor } from "@slideloom/core/networks";
import type { SlideJob } from "@slideloom/renderer";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { CaptionCount } from "../../../components/caption-count.tsx";
import { FeedPreview } from "../../../components/feed-preview.tsx";
import { FoldedCaption } from "../../../components/folded-caption.tsx";
import { ProblemList } from "../../../components/problem-list.tsx";
import { NetworkMark } from "../../../components/publications/network-mark.tsx";
import { SlideThumbnail } from "../../../components/slide-thumbnail.tsx";
import { measureCaption, splitCaption } from "@slideloom/core/publishing";
import type { PublishedPost } from "@slideloom/core/publishing";
import type { PlannedTarget } from "../planned-target.ts";
import { useSizedJobs } from "../../../state/slide-job.ts";

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

interface TargetPreviewProps {
  target: PlannedTarget;
  published: PublishedPost;
  /** Options for this network only. */
  children: ReactNode;
}

/** Preview of the posts on a network, with the caption's length and problems. */
export function TargetPreview({ target, published, children }: TargetPreviewProps) {
  const { connection, payload, posts, problems, ratio } = target;
  const jobs = useSizedJobs(published.post, target.size, published.slides);
  const { service, describePosts } = rulesFor(connection);
  const account = accountName(connection);
  const place = { ...connection, options: payload.options };
  const count = measureCaption(place, payload.caption);
  const label = `${describePlace(connection)}, ${account}`;
  return (
    <section
      aria-label={label}
      className="flex flex-col gap-2.5 rounded-xl border border-line bg-surface p-3.5"
    >
      <div className="flex items-center gap-2">
        <NetworkMark network={connection.service} />
        <h3 className="min-w-0 flex-1 truncate font-semibold">{account}</h3>
        <CaptionCount {...count} />
      </div>
      <ProblemList problems={problems} />
      <FoldedCaption
        service={service}
        label={`Caption on ${describePlace(connection)}`}
        {...splitCaption(place, payload.caption)}
      />
      <p className="text-[13px] text-muted">{describePosts(posts, payload.options)}</p>
      {ratio !== null && (
        <FeedPreview place={place} options={payload.options} {...{ posts, jobs, ratio }} />
      )}
      <SlideRows posts={posts} jobs={jobs} />
      {children}
    </section>
  );
}

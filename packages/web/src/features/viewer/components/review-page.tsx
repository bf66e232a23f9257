import type { OpenReviewPage, ReviewComment } from "@slideloom/core/contract/reviews";
import { headlineLabel, nameSlides, parsePost, type Post } from "@slideloom/core/document";
import { countNoun } from "@slideloom/core/text";
import { buildSlideJob, listSlideJobs } from "@slideloom/renderer";
import { useMemo, useState } from "react";
import { Notice } from "../../../components/ui/notice.tsx";
import { describeDate, describeTime } from "../../../lib/describe-time.ts";
import { CommentList } from "./comment-list.tsx";
import { NewComment } from "./new-comment.tsx";
import { ReviewBar } from "./review-answer.tsx";
import { ReviewCaptions } from "./review-captions.tsx";
import { ReviewSlide } from "./review-slide.tsx";

interface ReviewPageProps {
  token: string;
  page: OpenReviewPage;
}

/** Lists what changed: `Slides 2 and 4`, `one slide was removed`, `the caption`. */
function listChanges({
  slides,
  removed,
  is_reordered,
  captions,
  design,
}: NonNullable<OpenReviewPage["changes"]>): string {
  const parts = [
    ...(slides.length > 0 ? [nameSlides(slides)] : []),
    ...(removed > 0 ? [`${countNoun(removed, "slide")} removed`] : []),
    ...(is_reordered ? ["the order of the slides"] : []),
    ...(captions ? ["the caption or hashtags"] : []),
    ...(design ? ["the design"] : []),
  ];
  return new Intl.ListFormat("en-GB").format(parts);
}

/** The latest answer, and what changed since. */
function Answer({ answer, version, changes }: OpenReviewPage) {
  if (!answer) return null;
  const did = answer.answer === "approved" ? "approved this" : "asked for changes";
  const told = (
    <>
      <bdi>{answer.name}</bdi> {did} on {describeTime(answer.at)}.
    </>
  );
  if (answer.version === version) {
    return (
      <Notice variant="info" role="status">
        <p>{told}</p>
      </Notice>
    );
  }
  const changed = changes === null ? "" : listChanges(changes);
  return (
    <Notice variant="warning" role="status" title="Changed since the last answer">
      <p>
        {told} {changed !== "" && `Changed since: ${changed}. `}Look at it and answer again.
      </p>
    </Notice>
  );
}

const byTime = (one: ReviewComment, other: ReviewComment) =>
  one.created_at.localeCompare(other.created_at);

const wholePost = { slide: null, x: null, y: null } as const;

/** Comments about the whole post, and those on slides that are gone. */
function WholePost({
  token,
  version,
  comments,
}: {
  token: string;
  version: number;
  comments: readonly ReviewComment[];
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-label="Whole post" className="flex flex-col gap-3">
      <h2 className="font-heading text-base font-semibold">About the whole post</h2>
      <CommentList label="Comments on the whole post" {...{ comments, version }} />
      <NewComment
        {...{ token, version }}
        subject="the whole post"
        place={isOpen ? wholePost : null}
        onOpen={() => setIsOpen(true)}
        onClose={() => setIsOpen(false)}
      />
    </section>
  );
}

function Content({ token, page, post }: ReviewPageProps & { post: Post }) {
  const { draft, version, changes } = page;
  const jobs = useMemo(() => listSlideJobs(buildSlideJob(draft, post, 0)), [draft, post]);
  const comments = page.comments.toSorted(byTime);
  const ofSlide = (index: number) => comments.filter(({ slide }) => slide === index);
  const others = comments.filter(({ slide }) => slide === null || slide >= jobs.length);
  return (
    <>
      <ReviewCaptions page={page} post={post} />
      {jobs.map((job, index) => (
        <ReviewSlide
          key={job.slideIndex}
          {...{ token, version, job, index }}
          total={jobs.length}
          comments={ofSlide(index)}
          isChanged={changes?.slides.includes(index) ?? false}
        />
      ))}
      <WholePost token={token} version={version} comments={others} />
    </>
  );
}

/** A carousel as it would be posted, with comments and the reviewer's answer. */
export function ReviewPage({ token, page }: ReviewPageProps) {
  const parsed = useMemo(() => parsePost(page.draft.jsonInput), [page.draft.jsonInput]);
  return (
    <>
      <div className="mx-auto flex w-full max-w-[980px] flex-1 flex-col gap-6 px-3 pt-2 pb-10 sm:px-6">
        <div>
          <h1 dir="auto" className="font-heading text-xl font-semibold wrap-anywhere">
            {headlineLabel(page.title)}
          </h1>
          <p className="mt-1 text-muted">
            Tap a slide to comment on a place. This link works until {describeDate(page.expires_at)}
            .
          </p>
        </div>
        <Answer {...page} />
        {parsed.ok ? (
          <Content token={token} page={page} post={parsed.post} />
        ) : (
          <p>This carousel has no slides yet.</p>
        )}
      </div>
      {parsed.ok && <ReviewBar token={token} page={page} />}
    </>
  );
}

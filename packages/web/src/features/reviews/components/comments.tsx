import type { Carousel } from "@slideloom/core/carousel";
import type { Review, ReviewComment } from "@slideloom/core/contract/reviews";
import { countNoun } from "@slideloom/core/text";
import { MessageCircle } from "lucide-react";
import { useRef } from "react";
import { BarPane } from "../../../components/bar-pane.tsx";
import { CarouselThumbnail } from "../../../components/carousel-thumbnail.tsx";
import { ReviewPin } from "../../../components/review-pin.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { describeAge } from "../../../lib/describe-time.ts";
import { useResolveComment, useReviews } from "../../../lib/reviews.ts";
import { useCarouselStore, readCarousel } from "../../../state/carousel-store.ts";
import { showFailure } from "../../../state/failure-toast.ts";

const thumbnailPx = 96;

interface CommentItemProps {
  comment: ReviewComment;
  carousel: Carousel;
  slides: number;
  /** The carousel's newest saved version. */
  version: number | null;
  isBusy: boolean;
  onShow: (slide: number) => void;
  onResolve: () => void;
}

/** A comment beside its slide as it is now. */
function CommentItem(props: CommentItemProps) {
  const { comment, carousel, slides, version, isBusy, onShow, onResolve } = props;
  const { slide, x, y, name, text } = comment;
  const isThere = slide !== null && slide < slides;
  const isOld = version !== null && comment.version < version;
  const where = slide === null ? "Whole post" : `Slide ${slide + 1}`;
  return (
    <li className="flex gap-3 py-3 first:pt-0 last:pb-0">
      {isThere && (
        <button
          type="button"
          aria-label={`Show slide ${slide + 1}`}
          title={`Show slide ${slide + 1}`}
          onClick={() => onShow(slide)}
          className="relative shrink-0 self-start overflow-hidden rounded-md border border-line"
          style={{ width: thumbnailPx }}
        >
          <CarouselThumbnail carousel={carousel} widthPx={thumbnailPx} slideIndex={slide} />
          {x !== null && y !== null && <ReviewPin place={{ x, y }} />}
        </button>
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <p className="text-[13px] text-muted">
          {where} · <bdi className="font-semibold text-ink wrap-anywhere">{name}</bdi> ·{" "}
          {describeAge(comment.created_at)}
          {isOld && " · about an earlier version"}
        </p>
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {text}
        </p>
        <Button size="small" className="self-start" disabled={isBusy} onClick={onResolve}>
          Resolve
        </Button>
      </div>
    </li>
  );
}

/** The latest answer of each link. */
function Answers({ reviews, version }: { reviews: readonly Review[]; version: number | null }) {
  const answered = reviews.flatMap(({ id, answer }) => (answer ? [{ id, ...answer }] : []));
  if (answered.length === 0) return null;
  return (
    <ul aria-label="Answers" className="mb-3 flex flex-col gap-1 border-b border-line pb-3">
      {answered.map(({ id, answer, name, at, ...about }) => (
        <li key={id}>
          <bdi className="font-semibold wrap-anywhere">{name}</bdi>{" "}
          {answer === "approved" ? "approved" : "asked for changes"} · {describeAge(at)}
          {version !== null && about.version < version && (
            <span className="text-muted"> · about an earlier version</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Orders comments by slide, the whole post last, then by time. */
const bySlide = (one: ReviewComment, other: ReviewComment) =>
  (one.slide ?? Infinity) - (other.slide ?? Infinity) ||
  one.created_at.localeCompare(other.created_at);

interface CommentsProps {
  carouselId: string;
  /** The carousel's newest saved version; null while it isn't known. */
  version: number | null;
  onShowSlide: (slide: number) => void;
}

/** A button with the number of reviewers' open comments, and their list. Hidden until a review was asked for. */
export function Comments({ carouselId, version, onShowSlide }: CommentsProps) {
  const barRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const { data } = useReviews(carouselId);
  const slides = useCarouselStore(({ carousel: { document } }) => document.post?.content.length);
  const { mutate, isPending } = useResolveComment(carouselId);
  if (!data || data.reviews.length === 0) return null;
  const open = data.comments.filter(({ resolved_at }) => resolved_at === null).toSorted(bySlide);
  const resolve = (id: string) => {
    mutate({ id, resolved: true }, { onError: showFailure("Comment not resolved") });
    // The comment leaves with the focused button.
    listRef.current?.focus();
  };
  return (
    <div ref={barRef} className="flex">
      <BarPane
        label={`Review: ${countNoun(open.length, "open comment")}`}
        className="flex h-9 min-w-9 items-center justify-center gap-1 rounded-lg px-2 text-[13px] font-semibold text-muted tabular-nums hover:bg-sunken hover:text-ink aria-expanded:bg-sunken pointer-coarse:h-11"
        button={
          <>
            <MessageCircle size={17} aria-hidden="true" className="shrink-0" />
            {open.length > 0 && Math.min(open.length, 99)}
          </>
        }
        hint="Comments from your review links"
        title="Review"
        widthPx={380}
        barRef={barRef}
        isBelow
      >
        {({ close }) => (
          <div ref={listRef} tabIndex={-1} className="outline-none">
            <Answers reviews={data.reviews} version={version} />
            {open.length === 0 && <p className="text-muted">No open comments.</p>}
            <ul aria-label="Comments" className="flex flex-col divide-y divide-line">
              {open.map((comment) => (
                <CommentItem
                  key={comment.id}
                  {...{ comment, version }}
                  carousel={readCarousel()}
                  slides={slides ?? 0}
                  isBusy={isPending}
                  onShow={(slide) => {
                    close();
                    onShowSlide(slide);
                  }}
                  onResolve={() => resolve(comment.id)}
                />
              ))}
            </ul>
          </div>
        )}
      </BarPane>
    </div>
  );
}

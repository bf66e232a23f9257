import type { ReviewComment } from "@slideloom/core/contract/reviews";
import type { SlideJob } from "@slideloom/renderer";
import { MessageCircle } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { ReviewPin } from "../../../components/review-pin.tsx";
import { useAreaSize } from "../../../lib/area-size.ts";
import { useIsNearView } from "../../../lib/is-near-view.ts";
import type { CommentPlace } from "../reviewer.ts";
import { SharedSlide } from "./shared-slide.tsx";
import { CommentList } from "./comment-list.tsx";
import { NewComment } from "./new-comment.tsx";

/** A point on a slide, as fractions of its size. */
interface Point {
  x: number;
  y: number;
}

/** How far an arrow key moves a mark. */
const step = 0.02;
const middle: Point = { x: 0.5, y: 0.5 };

const limit = (value: number) => Math.min(1, Math.max(0, Math.round(value * 1000) / 1000));
const percent = (share: number) => `${Math.round(share * 100)}%`;

const moves: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

/** The mark of the comment that is being written; arrow keys move it. */
function MovablePin({ point, onMove }: { point: Point; onMove: (point: Point) => void }) {
  const handleKey = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    onMove({ x: limit(point.x + move.x), y: limit(point.y + move.y) });
  };
  return (
    <button
      type="button"
      aria-label={`Place of your comment: ${percent(point.x)} from the left, ${percent(point.y)} from the top. Arrow keys move it.`}
      onKeyDown={handleKey}
      className="absolute grid size-8 -translate-1/2 place-items-center rounded-full border-2 border-white bg-ink text-white shadow"
      style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
    >
      <MessageCircle size={12} aria-hidden="true" />
    </button>
  );
}

interface ReviewSlideProps {
  token: string;
  version: number;
  job: SlideJob;
  index: number;
  total: number;
  comments: readonly ReviewComment[];
  isChanged: boolean;
}

/** The slide with marks at the places of its open comments. A click marks a place for a new one. */
function MarkedSlide({
  point,
  onPoint,
  ...props
}: Pick<ReviewSlideProps, "job" | "index" | "total" | "comments"> & {
  point: Point | null;
  onPoint: (point: Point) => void;
}) {
  const { job, index, total, comments } = props;
  const ref = useRef<HTMLDivElement>(null);
  const widthPx = useAreaSize(ref)?.widthPx ?? 0;
  const isNear = useIsNearView(ref);
  const mark = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    onPoint({
      x: limit((clientX - box.left) / box.width),
      y: limit((clientY - box.top) / box.height),
    });
  };
  return (
    // Marks are optional, and set by keyboard with "Mark a place".
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={ref}
      onClick={mark}
      className="relative cursor-crosshair overflow-hidden rounded-xl shadow-slide"
    >
      <SharedSlide
        job={job}
        widthPx={widthPx}
        isNear={isNear}
        label={`Slide ${index + 1} of ${total}`}
        picture={null}
      />
      {comments.map(({ id, x, y, resolved_at }, number) =>
        x === null || y === null || resolved_at !== null ? null : (
          <ReviewPin key={id} place={{ x, y }}>
            {number + 1}
          </ReviewPin>
        ),
      )}
      {point && <MovablePin point={point} onMove={onPoint} />}
    </div>
  );
}

/** A slide with its comments: below it on a phone, beside it in a wide window. */
export function ReviewSlide({ token, version, isChanged, ...slide }: ReviewSlideProps) {
  const { index, comments } = slide;
  const [place, setPlace] = useState<CommentPlace | null>(null);
  const point = place && place.x !== null && place.y !== null ? { x: place.x, y: place.y } : null;
  const setPoint = (next: Point | null) => setPlace({ slide: index, x: null, y: null, ...next });
  const name = `Slide ${index + 1}`;
  return (
    <section aria-label={name} className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-6">
      <div className="min-w-0">
        <h2 className="mb-1.5 flex items-center gap-2 text-[13px] font-semibold text-muted">
          {name}
          {isChanged && (
            <span className="rounded-full bg-accent-soft px-2 py-0.5 text-accent-ink">Changed</span>
          )}
        </h2>
        <MarkedSlide {...slide} point={point} onPoint={setPoint} />
      </div>
      <div className="flex min-w-0 flex-col gap-2 lg:pt-7">
        <CommentList label={`Comments on slide ${index + 1}`} {...{ comments, version }} />
        <NewComment
          {...{ token, version, place }}
          subject={`slide ${index + 1}`}
          onOpen={() => setPoint(null)}
          onClose={() => setPlace(null)}
          onPlace={(isPlaced) => setPoint(isPlaced ? middle : null)}
        />
      </div>
    </section>
  );
}

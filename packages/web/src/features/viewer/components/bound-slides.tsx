import { buildSlideJob, listSlideJobs } from "@slideloom/renderer";
import { useMemo, useState } from "react";
import { Awaited } from "../../../components/loading-state.tsx";
import { type BoundVersion, useBoundVersion } from "../bound-version.ts";
import { SharedSlide } from "./shared-slide.tsx";

const slidePx = 220;
const gapPx = 12;
/** Slides that are drawn beyond the leftmost visible one. */
const near = 5;

/** All slides of one version, side by side. */
export function BoundSlides(bound: BoundVersion) {
  const { query, content } = useBoundVersion(bound);
  const { data, error } = query;
  const [first, setFirst] = useState(0);
  const jobs = useMemo(
    () => (content ? listSlideJobs(buildSlideJob(content.draft, content.post, 0)) : []),
    [content],
  );
  if (error || !data) return <Awaited title="We couldn't load the slides" query={query} />;
  return (
    // A scroll container must be reachable by keyboard.
    // oxlint-disable jsx-a11y/no-noninteractive-tabindex
    <div
      tabIndex={0}
      role="group"
      aria-label="Slides"
      className="flex gap-3 overflow-x-auto overscroll-x-contain rounded-lg"
      onScroll={({ currentTarget }) =>
        setFirst(Math.floor(currentTarget.scrollLeft / (slidePx + gapPx)))
      }
    >
      {jobs.map((job, index) => (
        <div key={job.slideIndex} className="shrink-0 rounded-lg" style={{ width: slidePx }}>
          <SharedSlide
            job={job}
            widthPx={slidePx}
            isNear={Math.abs(index - first) <= near}
            label={`Slide ${index + 1} of ${jobs.length}`}
            picture={null}
          />
        </div>
      ))}
    </div>
    // oxlint-enable
  );
}

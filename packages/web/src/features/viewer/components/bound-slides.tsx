import { parsePost } from "@slideloom/core/document";
import { buildSlideJob, listSlideJobs } from "@slideloom/renderer";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Awaited } from "../../../components/loading-state.tsx";
import { queryEndpoint } from "../../../lib/query-client.ts";
import { SharedSlide } from "./shared-slide.tsx";

const slidePx = 220;
const gapPx = 12;
/** Slides that are drawn beyond the leftmost visible one. */
const near = 5;

interface BoundSlidesProps {
  carouselId: string;
  version: number;
}

/** All slides of one version, side by side. */
export function BoundSlides({ carouselId: id, version }: BoundSlidesProps) {
  const query = useQuery(queryEndpoint("getVersion", { params: { id, version: `${version}` } }));
  const { data, error } = query;
  const [first, setFirst] = useState(0);
  const jobs = useMemo(() => {
    if (!data) return [];
    const parsed = parsePost(data.draft.jsonInput);
    return parsed.ok ? listSlideJobs(buildSlideJob(data.draft, parsed.post, 0)) : [];
  }, [data]);
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

import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { retryMedium } from "../../../state/media-attempts.ts";
import { fetchThroughServer } from "../fetch-through-server.ts";
import {
  type FailedMedium,
  isWebAddress,
  useFailedMedia,
  useTroubleReason,
} from "../medium-trouble.ts";
import { useMediaSlide } from "../slide-media.ts";
import { retryUploads, type UnsentMedium, useUnsentMedia } from "../../../state/upload-failures.ts";
import { goToSlide } from "../../../state/carousel-store.ts";

/** Explains why media isn't drawn and what to do. Names the slide if its index is given. */
function Trouble({
  url,
  cause,
  slideIndex,
}: Pick<FailedMedium, "url" | "cause"> & { slideIndex?: number }) {
  const { reason, isAsking } = useTroubleReason(url, cause);
  const isElsewhere = useMediaSlide() !== slideIndex;
  const [isFetching, setIsFetching] = useState(false);
  if (reason === undefined) return null;
  const fetchIt = async () => {
    setIsFetching(true);
    await fetchThroughServer(url);
    setIsFetching(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <p>
        {slideIndex !== undefined && `Slide ${slideIndex + 1}: `}
        {reason}
        {slideIndex !== undefined && isElsewhere && (
          <>
            {" "}
            <button
              type="button"
              title={`Show slide ${slideIndex + 1}`}
              className="rounded font-medium underline underline-offset-2"
              onClick={() => goToSlide(slideIndex)}
            >
              Show it
            </button>
          </>
        )}
      </p>
      {isWebAddress(url) && (
        <div className="flex flex-wrap gap-1.5">
          {/* `aria-disabled` instead of `disabled`, so that the button keeps the focus for another try. */}
          <Button
            size="small"
            title="Load the image again"
            aria-disabled={isAsking}
            onClick={isAsking ? undefined : () => retryMedium(url)}
          >
            {isAsking ? "Trying..." : "Try again"}
          </Button>
          <Button
            size="small"
            title="The server downloads the image, and this browser keeps a copy"
            disabled={isFetching}
            onClick={() => void fetchIt()}
          >
            {isFetching ? "Fetching..." : "Fetch the image through the server"}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Explains why an image isn't uploaded and what to do. */
function Unsent({ slideIndex, failure }: UnsentMedium) {
  const { reason, message, isTemporary, isLost } = failure;
  const kept = isTemporary ? ", and we'll try again." : `. ${message}`;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <p>
        {`Slide ${slideIndex + 1}: `}
        <strong>Not uploaded: {reason}.</strong>{" "}
        {isLost ? message : `The image is kept in this browser${kept}`}
      </p>
      {!isLost && (
        <Button size="small" title="Upload the image now" onClick={retryUploads}>
          Try again
        </Button>
      )}
    </div>
  );
}

/** Explains why the slide's media isn't drawn; renders nothing if it is drawn. */
export function MediumTrouble({ slideIndex }: { slideIndex: number }) {
  const failed = useFailedMedia().find((medium) => medium.slideIndex === slideIndex);
  if (!failed) return null;
  return (
    <Notice variant="warning" role="status">
      <Trouble key={failed.url} url={failed.url} cause={failed.cause} />
    </Notice>
  );
}

/** All media that aren't drawn or uploaded, shown above the preview. */
export function MediaTroubles() {
  const failed = useFailedMedia();
  // A lost file that also isn't drawn is reported only once.
  const unsent = useUnsentMedia().filter(
    ({ slideIndex, failure }) =>
      !failure.isLost || !failed.some((medium) => medium.slideIndex === slideIndex),
  );
  if (failed.length + unsent.length === 0) return null;
  return (
    <div className="max-h-[min(11rem,28dvh)] shrink-0 overflow-y-auto px-3 sm:px-4">
      <Notice variant="warning" role="status">
        <ul className="flex flex-col gap-2">
          {failed.map(({ slideIndex, url, cause }) => (
            <li key={`${slideIndex} ${url}`}>
              <Trouble url={url} cause={cause} slideIndex={slideIndex} />
            </li>
          ))}
          {unsent.map((medium) => (
            <li key={medium.slideIndex}>
              <Unsent {...medium} />
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

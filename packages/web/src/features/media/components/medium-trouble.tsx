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

/** Why a medium is not drawn, and the way on; with its slide's number where that is given. */
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
          {/* Not `disabled` meanwhile: it keeps the focus for another try. */}
          <Button
            size="small"
            title="Load the picture again"
            aria-disabled={isAsking}
            onClick={isAsking ? undefined : () => retryMedium(url)}
          >
            {isAsking ? "Trying..." : "Try again"}
          </Button>
          <Button
            size="small"
            title="Have this server fetch a copy of the picture, which is kept in this browser"
            disabled={isFetching}
            onClick={() => void fetchIt()}
          >
            {isFetching ? "Fetching..." : "Fetch it through this server"}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Why an image is in this browser only, and the way on. */
function Unsent({ medium, showsSlide }: { medium: UnsentMedium; showsSlide: boolean }) {
  const { reason, message, isTemporary, isLost } = medium.failure;
  const kept = isTemporary ? ", and we'll try again." : `. ${message}`;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <p>
        {showsSlide && `Slide ${medium.slideIndex + 1}: `}
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

/** Images that are not uploaded; of a lost one that isn't drawn, the trouble of drawing it is said. */
function useUnsent(failed: readonly { slideIndex: number }[]): UnsentMedium[] {
  return useUnsentMedia().filter(
    ({ slideIndex, failure }) =>
      !failure.isLost || !failed.some((medium) => medium.slideIndex === slideIndex),
  );
}

/** Why a slide's medium is not drawn or not uploaded; nothing where it is. */
export function MediumTrouble({ slideIndex }: { slideIndex: number }) {
  const allFailed = useFailedMedia();
  const failed = allFailed.find((medium) => medium.slideIndex === slideIndex);
  const unsent = useUnsent(allFailed).find((medium) => medium.slideIndex === slideIndex);
  if (!failed && !unsent) return null;
  return (
    <Notice variant="warning" role="status">
      {failed && <Trouble key={failed.url} url={failed.url} cause={failed.cause} />}
      {unsent && <Unsent medium={unsent} showsSlide={false} />}
    </Notice>
  );
}

/** Every medium that is not drawn or not uploaded, for above the preview. */
export function MediaTroubles() {
  const failed = useFailedMedia();
  const unsent = useUnsent(failed);
  if (failed.length + unsent.length === 0) return null;
  return (
    <div className="max-h-28 shrink-0 overflow-y-auto px-3 sm:px-4">
      <Notice variant="warning" role="status">
        <ul className="flex flex-col gap-2">
          {failed.map(({ slideIndex, url, cause }) => (
            <li key={`${slideIndex} ${url}`}>
              <Trouble url={url} cause={cause} slideIndex={slideIndex} />
            </li>
          ))}
          {unsent.map((medium) => (
            <li key={medium.slideIndex}>
              <Unsent medium={medium} showsSlide />
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLayoutStore } from "../../state/layout-store.ts";
import { findDrawableUrl, findLocalId, useLocalMediaStore } from "../../state/local-media-store.ts";
import { useMediaAttempt } from "../../state/media-attempts.ts";
import {
  useDocument,
  useAppearance,
  countSlides,
  useMediaUrls,
} from "../../state/carousel-store.ts";

/** A slide's media that could not be drawn. */
export interface FailedMedium {
  slideIndex: number;
  /** The slide's entry in `mediaUrls`. */
  url: string;
  /** Error reported by the drawing engine. */
  cause: string | undefined;
}

/** Returns the media that couldn't be loaded for the last drawings, in slide order. */
export function useFailedMedia(): FailedMedium[] {
  const slides = useLayoutStore((state) => state.slides);
  const areShown = useAppearance((appearance) => appearance.enableMedia);
  const mediaUrls = useMediaUrls();
  const isSingle = useAppearance((appearance) => appearance.postType === "single");
  const files = useLocalMediaStore((state) => state.files);
  const slideCount = useDocument((document) => countSlides(document));
  return Object.entries(areShown ? mediaUrls : {}).flatMap(([key, url]) => {
    const slideIndex = Number(key);
    const drawn = slides[isSingle ? 0 : slideIndex];
    const drawable = findDrawableUrl(url, files);
    const hasFailed = drawn?.media.some(
      (box) => box.slide === slideIndex && box.kind === "failed" && box.url === drawable,
    );
    const cause = drawn?.missingMedia.find((missing) => missing.url === drawable)?.cause;
    return hasFailed && slideIndex < slideCount ? [{ slideIndex, url, cause }] : [];
  });
}

/** Returns why media can't be drawn; undefined until known. Each retry checks the reason again. */
export function useTroubleReason(
  url: string,
  cause: string | undefined,
): { reason: string | undefined; isAsking: boolean } {
  const attempt = useMediaAttempt(url);
  const { data, isFetching } = useQuery({
    queryKey: ["medium-trouble", url, attempt, cause],
    queryFn: () => findReason(url, cause),
    // Keeps the previous reason visible during a retry.
    placeholderData: keepPreviousData,
  });
  return { reason: data, isAsking: isFetching };
}

export function isWebAddress(url: string): boolean {
  return /^https?:/i.test(url);
}

async function findReason(url: string, cause: string | undefined): Promise<string> {
  if (findLocalId(url) !== null) {
    return "This image was never uploaded and isn't in this browser. Add it again.";
  }
  const host = URL.canParse(url, location.href) ? new URL(url, location.href).hostname : url;
  const response = await fetch(url, { credentials: "omit" }).catch(() => null);
  // The image loads, so the error was in the drawing engine.
  if (response?.ok) {
    return cause
      ? `The image at ${host} can't be drawn: ${cause}.`
      : `${host} sent a file that slides can't show.`;
  }
  if (response) return `${host} responded with status ${response.status}.`;
  return (await canShow(url))
    ? `${host} doesn't let other sites use this image.`
    : `The image at ${host} couldn't be loaded.`;
}

/** Returns true if the browser can show the image. Without CORS, an image can be shown but not read. */
function canShow(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    image.addEventListener("load", () => resolve(true));
    image.addEventListener("error", () => resolve(false));
    image.referrerPolicy = "no-referrer";
    image.src = url;
  });
}

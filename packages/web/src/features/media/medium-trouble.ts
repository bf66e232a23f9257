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

/** A slide whose medium was asked for and could not be drawn. */
export interface FailedMedium {
  slideIndex: number;
  /** As in `mediaUrls`. */
  url: string;
  /** Why, as drawing found it. */
  cause: string | undefined;
}

/** The media that the slides drawn last could not show, in order. */
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

/** Why a medium can't be drawn, for people; undefined until that is found out. It is asked again at each attempt. */
export function useTroubleReason(
  url: string,
  cause: string | undefined,
): { reason: string | undefined; isAsking: boolean } {
  const attempt = useMediaAttempt(url);
  const { data, isFetching } = useQuery({
    queryKey: ["medium-trouble", url, attempt, cause],
    queryFn: () => findReason(url, cause),
    // While it is tried again, what was wrong before stays visible.
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
  // It arrives, so only drawing knows what is wrong with it.
  if (response?.ok) {
    return cause
      ? `The image at ${host} can't be drawn: ${cause}.`
      : `What ${host} sent is no picture that slides can show.`;
  }
  if (response) return `${host} answered with status ${response.status}.`;
  return (await canShow(url))
    ? `${host} does not let other pages read this picture.`
    : `The picture at ${host} could not be loaded.`;
}

/** Pages may show what they may not read. */
function canShow(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    image.addEventListener("load", () => resolve(true));
    image.addEventListener("error", () => resolve(false));
    image.referrerPolicy = "no-referrer";
    image.src = url;
  });
}

import { create } from "zustand";
import { getAppearance, getDocument, useDocument } from "./carousel-store.ts";

/** Why an image that this browser has is not with the account yet. */
export interface UploadFailure {
  /** In a few words: `quota full`. */
  reason: string;
  /** The whole of it, for people. */
  message: string;
  /** Whether another try may go better by itself. */
  isTemporary: boolean;
  /** Set if this browser has no file of it. */
  isLost?: boolean;
}

export type UploadFailures = Readonly<Record<string, UploadFailure>>;

/** By `local:{id}`; `retries` counts how often somebody asked for another try. */
export const useUploadFailures = create<{ failures: UploadFailures; retries: number }>()(() => ({
  failures: {},
  retries: 0,
}));

/** Notes why a file could not be uploaded; null once it is. */
export function noteUpload(url: string, failure: UploadFailure | null): void {
  useUploadFailures.setState(({ failures }) => {
    const others = Object.entries(failures).filter(([known]) => known !== url);
    return { failures: { ...Object.fromEntries(others), ...(failure && { [url]: failure }) } };
  });
}

export function forgetUploadFailures(): void {
  useUploadFailures.setState({ failures: {} });
}

/** Has the next save try all images again, those that were refused too. */
export function allowRetries(): void {
  useUploadFailures.setState(({ failures }) => ({
    failures: Object.fromEntries(
      Object.entries(failures).map(([url, failure]) => [
        url,
        { ...failure, isTemporary: !failure.isLost },
      ]),
    ),
  }));
}

/** Has the open carousel upload its images again, now. */
export function retryUploads(): void {
  allowRetries();
  useUploadFailures.setState(({ retries }) => ({ retries: retries + 1 }));
}

/** An image that a slide shows here and that the account does not have. */
export interface UnsentMedium {
  slideIndex: number;
  failure: UploadFailure;
}

function listUnsent(
  { slideIds, media }: Pick<ReturnType<typeof getDocument>, "slideIds" | "media">,
  failures: UploadFailures,
): UnsentMedium[] {
  return slideIds.flatMap((id, slideIndex) => {
    const failure = failures[media[id] ?? ""];
    return failure ? [{ slideIndex, failure }] : [];
  });
}

/** The slides of the open carousel with an image that could not be uploaded, in order. */
export function useUnsentMedia(): UnsentMedium[] {
  const slideIds = useDocument((document) => document.slideIds);
  const media = useDocument((document) => document.media);
  return listUnsent(
    { slideIds, media },
    useUploadFailures(({ failures }) => failures),
  );
}

/** Says what others would miss in the open carousel; null where nothing that it shows is missing. */
export function describeUnsentMedia(): string | null {
  const [first] = listUnsent(getDocument(), useUploadFailures.getState().failures);
  if (!first || !getAppearance().enableMedia) return null;
  const { slideIndex, failure } = first;
  return `The image of slide ${slideIndex + 1} isn't uploaded: ${failure.reason}. ${failure.message}`;
}

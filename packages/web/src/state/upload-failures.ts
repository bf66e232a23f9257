import { create } from "zustand";
import { getAppearance, getDocument, useDocument } from "./carousel-store.ts";

/** Reason why an image isn't uploaded to the account yet. */
export interface UploadFailure {
  /** Short form, for example `storage full`. */
  reason: string;
  message: string;
  /** Whether an automatic retry may succeed. */
  isTemporary: boolean;
  /** Set if this browser lacks the file. */
  isLost?: boolean;
}

export type UploadFailures = Readonly<Record<string, UploadFailure>>;

/** `failures` by `local:{id}` URL, and `retries`, the number of requested retries. */
export const useUploadFailures = create<{ failures: UploadFailures; retries: number }>()(() => ({
  failures: {},
  retries: 0,
}));

/** Records the reason why a file could not be uploaded; null after a successful upload. */
export function noteUpload(url: string, failure: UploadFailure | null): void {
  useUploadFailures.setState(({ failures }) => {
    const others = Object.entries(failures).filter(([known]) => known !== url);
    return { failures: { ...Object.fromEntries(others), ...(failure && { [url]: failure }) } };
  });
}

export function forgetUploadFailures(): void {
  useUploadFailures.setState({ failures: {} });
}

/** Lets the next save retry failed uploads, even refused ones. Files that this browser lacks aren't retried. */
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

/** Retries the open carousel's uploads immediately. */
export function retryUploads(): void {
  allowRetries();
  useUploadFailures.setState(({ retries }) => ({ retries: retries + 1 }));
}

/** A slide of the open carousel whose image isn't uploaded to the account. */
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

/** Returns slides of the open carousel whose image isn't uploaded, in order. */
export function useUnsentMedia(): UnsentMedium[] {
  const slideIds = useDocument((document) => document.slideIds);
  const media = useDocument((document) => document.media);
  return listUnsent(
    { slideIds, media },
    useUploadFailures(({ failures }) => failures),
  );
}

/** If an image of the open carousel isn't uploaded, returns a warning that other people can't see the image. */
export function describeUnsentMedia(): string | null {
  const [first] = listUnsent(getDocument(), useUploadFailures.getState().failures);
  if (!first || !getAppearance().enableMedia) return null;
  const { slideIndex, failure } = first;
  return `The image of slide ${slideIndex + 1} wasn't uploaded: ${failure.reason}. ${failure.message}`;
}

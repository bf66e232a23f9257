import type { SourceRequest, SourceResponse } from "@slideloom/core/contract/sources";
import { ApiError } from "../../../lib/api.ts";
import { completeAddress, readAddress } from "../../../lib/find-addresses.ts";
import { afterOwnerChange } from "../../../lib/kept/kept.ts";
import { Run } from "../../../lib/run.ts";
import { findSource, keepSource, readSource } from "../../../lib/sources.ts";
import { keepFormOpen } from "../controls/form-fold.ts";

interface ReadSource {
  /** An address or a text, as typed or pasted. */
  typed: string;
  /** The pasted text's HTML, if it was copied from a page or document. */
  html: string | null;
  /** The request that `read` is the response to. Reused to read another part of the same source. */
  request: SourceRequest | null;
  /** The source that the next post is made from, or null. */
  read: SourceResponse | null;
  /** Further sources of the same post. */
  others: readonly SourceResponse[];
  /** Addresses of the sources' images to add to the slides. */
  images: readonly string[];
  /** Whether the field reads a further source. */
  isAdding: boolean;
  /** True if the source was restored after a reload, false if the person chose it. */
  isRestored: boolean;
}

const nothing: ReadSource = {
  typed: "",
  html: null,
  request: null,
  read: null,
  others: [],
  images: [],
  isAdding: false,
  isRestored: false,
};

/** Detects HTML with structure that plain text would lose. */
export const hasStructure = (html: string) => /<(?:h[1-6]|li|table|blockquote|pre)\b/i.test(html);

/** Reads the source of the next post. A source that was read stays until the next one is. */
const sourceRun = new Run<object, ReadSource>(nothing);
export const useSource = sourceRun.store;

export const useIsReading = () => useSource(({ run }) => run !== null);

/** Whether the field has an address or text that isn't read yet. */
export const useHasUnread = () =>
  useSource(({ read, isAdding, typed }) => (read === null || isAdding) && typed.trim() !== "");

/** Returns all sources of the next post, the one with its title and language first. */
export const listSources = ({ read, others }: Pick<ReadSource, "read" | "others">) =>
  read ? [read, ...others] : [];

export const chooseImages = (images: readonly string[]) => useSource.setState({ images });

/** Opens or closes the field for a further source. */
export function addSource(isAdding: boolean): void {
  sourceRun.leave();
  useSource.setState({ isAdding, typed: "", html: null, failure: null });
}

/** Removes one of the sources. If it is the first, the next one takes its place. */
export function removeSource(id: string): void {
  const [read = null, ...others] = listSources(useSource.getState()).filter(
    ({ source }) => source.id !== id,
  );
  if (read === null) clearSource();
  else useSource.setState({ read, others, request: null });
}

export const useSourceTitle = (): string => useSource(({ read }) => read?.source.title ?? "");

afterOwnerChange(clearSource);

export function typeSource(typed: string, html: string | null = null): void {
  keepFormOpen();
  useSource.setState({ typed, html, failure: null });
}

/** Makes a text that was read elsewhere in the page the source of the next post, and keeps it for reloads. */
export function offerRead(typed: string, found: SourceResponse): void {
  const isKnown = found === useSource.getState().read;
  sourceRun.leave();
  const { others, images } = useSource.getState();
  const kept = isKnown ? { others, images } : {};
  useSource.setState({ ...nothing, typed, read: found, ...kept });
  if (isKnown || found.kept_until !== null) return;
  keepSource(found).catch((error: unknown) =>
    console.warn("The text could not be kept in this browser.", error),
  );
}

export function clearSource(): void {
  sourceRun.leave();
  useSource.setState(nothing);
}

/** Reads the typed or pasted address or text. */
export async function readTyped(): Promise<void> {
  const { typed, html } = useSource.getState();
  const text = typed.trim();
  if (text === "") return;
  const address = readAddress(text);
  if (address !== null) await read({ url: completeAddress(address) });
  else if (html === null) await read({ text });
  else await read({ file: new File([html], "pasted.html", { type: "text/html" }) });
}

export const readFile = (file: File) => read({ file });

/** Reads another part of a feed or ZIP. */
export async function readChoice(choice: string): Promise<void> {
  const { request } = useSource.getState();
  if (request) await read({ ...request, choice });
}

export const readAgain = (url: string) => read({ url });

const read = (request: SourceRequest) =>
  take((signal) => readSource(request, signal), { request, isRestored: false });

/** Uses a source that the account has read before. */
export const takeKeptSource = (id: string, isRestored = false) =>
  take(
    async () => {
      const found = await findSource(id);
      if (found) return found;
      throw new ApiError("We no longer store this source. Add it again.", 404);
    },
    { request: null, isRestored },
  );

function take(
  work: (signal: AbortSignal) => Promise<SourceResponse>,
  origin: Pick<ReadSource, "request" | "isRestored">,
): Promise<void> {
  keepFormOpen();
  return sourceRun.restart({
    begin: {},
    work: ({ signal }) => work(signal),
    onDone: (found) => useSource.setState(place(found, origin)),
    fallback: "",
  });
}

/** Puts a source that was read into the first place, or beside the others. A source that is there already is replaced. */
function place(
  found: SourceResponse,
  origin: Pick<ReadSource, "request" | "isRestored">,
): Partial<ReadSource> {
  const { read, others, isAdding } = useSource.getState();
  if (!isAdding || read === null) return { read: found, ...origin };
  const further = others.filter(({ source }) => source.id !== found.source.id);
  const isFirst = read.source.id === found.source.id;
  return {
    isAdding: false,
    typed: "",
    html: null,
    others: isFirst ? further : [...further, found],
  };
}

export const cancelRead = () => sourceRun.leave();

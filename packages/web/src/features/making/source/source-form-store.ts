import type { SourceRequest, SourceResponse } from "@slideloom/core/contract";
import { create } from "zustand";
import { ApiError } from "../../../lib/api.ts";
import { isAddress } from "../../../lib/is-address.ts";
import { afterOwnerChange } from "../../../lib/kept/kept.ts";
import { findSource, readSource } from "../../../lib/sources.ts";
import { holdSource } from "../../../state/source-store.ts";
import { keepFormOpen } from "../controls/form-fold-store.ts";

interface SourceForm {
  /** An address or a text, as typed or pasted. */
  typed: string;
  /** The pasted text's HTML, if it was copied from a page or document. */
  html: string | null;
  /** Cancels the running read; null if none is running. */
  cancel: (() => void) | null;
  /** The request that `read` is the response to. Reused to read another part of the same source. */
  request: SourceRequest | null;
  read: SourceResponse | null;
  failure: ApiError | null;
  /** True if the source was restored after a reload, false if the person chose it. */
  isRestored: boolean;
}

const empty: SourceForm = {
  typed: "",
  html: null,
  cancel: null,
  request: null,
  read: null,
  failure: null,
  isRestored: false,
};

/** Detects HTML with structure that plain text would lose. */
export const hasStructure = (html: string) => /<(?:h[1-6]|li|table|blockquote|pre)\b/i.test(html);

export const useSourceFormStore = create<SourceForm>()(() => empty);

/** The title of the source that was read; empty if there is none. */
export const useSourceTitle = (): string =>
  useSourceFormStore(({ read: found }) => found?.source.title ?? "");

afterOwnerChange(() => clearSource());

export function typeSource(typed: string, html: string | null = null): void {
  keepFormOpen();
  useSourceFormStore.setState({ typed, html, failure: null });
}

export function clearSource(): void {
  useSourceFormStore.getState().cancel?.();
  useSourceFormStore.setState(empty);
}

/** Reads the typed or pasted address or text. */
export async function readTyped(): Promise<void> {
  const { typed, html } = useSourceFormStore.getState();
  const text = typed.trim();
  if (text === "") return;
  if (isAddress(text)) await read({ url: /^https?:/i.test(text) ? text : `https://${text}` });
  else if (html === null) await read({ text });
  else await read({ file: new File([html], "pasted.html", { type: "text/html" }) });
}

export const readFile = (file: File) => read({ file });

/** Reads another part of a feed or ZIP. */
export async function readChoice(choice: string): Promise<void> {
  const { request } = useSourceFormStore.getState();
  if (request) await read({ ...request, choice });
}

/** Reads a source again from its address. */
export const readAgain = (url: string) => read({ url });

async function read(request: SourceRequest): Promise<void> {
  await run((signal) => readSource(request, signal), request);
}

/** Uses a source that the account has read before. */
export async function takeKeptSource(id: string, isRestored = false): Promise<void> {
  useSourceFormStore.setState({ isRestored });
  await run(async () => {
    const found = await findSource(id);
    if (found) return found;
    throw new ApiError("We no longer store this source. Add it again.", 404);
  }, null);
}

async function run(
  work: (signal: AbortSignal) => Promise<SourceResponse>,
  request: SourceRequest | null,
): Promise<void> {
  const { cancel } = useSourceFormStore.getState();
  cancel?.();
  const controller = new AbortController();
  const { signal } = controller;
  keepFormOpen();
  useSourceFormStore.setState({ cancel: () => controller.abort(), failure: null });
  try {
    const found = await work(signal);
    if (!signal.aborted) useSourceFormStore.setState({ read: found, request, cancel: null });
  } catch (error) {
    if (signal.aborted) return;
    const failure = error instanceof ApiError ? error : new ApiError("", 0, { cause: error });
    useSourceFormStore.setState({ failure });
  } finally {
    if (!signal.aborted || useSourceFormStore.getState().cancel === null) {
      useSourceFormStore.setState({ cancel: null });
    }
  }
}

export function cancelRead(): void {
  useSourceFormStore.getState().cancel?.();
  useSourceFormStore.setState({ cancel: null });
}

/** Keeps the passages of the form's source in memory, for the post that was made from the source. */
export function holdFormSource(): void {
  const { read: found } = useSourceFormStore.getState();
  if (found) holdSource(found);
}

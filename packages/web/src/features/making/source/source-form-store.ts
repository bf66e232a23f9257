import type { SourceRequest, SourceResponse } from "@slideloom/core/contract/sources";
import { create } from "zustand";
import { ApiError } from "../../../lib/api.ts";
import { isAddress } from "../../../lib/is-address.ts";
import { afterOwnerChange } from "../../../lib/kept/kept.ts";
import { Run } from "../../../lib/run.ts";
import { findSource, readSource } from "../../../lib/sources.ts";
import { holdSource } from "../../../state/source-store.ts";
import { keepFormOpen } from "../controls/form-fold-store.ts";

interface SourceForm {
  /** An address or a text, as typed or pasted. */
  typed: string;
  /** The pasted text's HTML, if it was copied from a page or document. */
  html: string | null;
  /** The request that `read` is the response to. Reused to read another part of the same source. */
  request: SourceRequest | null;
  read: SourceResponse | null;
  /** True if the source was restored after a reload, false if the person chose it. */
  isRestored: boolean;
}

const empty: SourceForm = {
  typed: "",
  html: null,
  request: null,
  read: null,
  isRestored: false,
};

/** Detects HTML with structure that plain text would lose. */
export const hasStructure = (html: string) => /<(?:h[1-6]|li|table|blockquote|pre)\b/i.test(html);

export const useSourceFormStore = create<SourceForm>()(() => empty);

const sourceRun = new Run<object>();
export const useSourceRun = sourceRun.store;
export const useIsReading = () => useSourceRun(({ run }) => run !== null);

/** The title of the source that was read; empty if there is none. */
export const useSourceTitle = (): string =>
  useSourceFormStore(({ read: found }) => found?.source.title ?? "");

afterOwnerChange(() => clearSource());

export function typeSource(typed: string, html: string | null = null): void {
  keepFormOpen();
  sourceRun.forget();
  useSourceFormStore.setState({ typed, html });
}

export function clearSource(): void {
  sourceRun.leave();
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
  keepFormOpen();
  await sourceRun.restart({
    begin: {},
    work: ({ signal }) => work(signal),
    onDone: (read) => useSourceFormStore.setState({ read, request }),
    fallback: "",
  });
}

export const cancelRead = () => sourceRun.leave();

/** Keeps the passages of the form's source in memory, for the post that was made from the source. */
export function holdFormSource(): void {
  const { read: found } = useSourceFormStore.getState();
  if (found) holdSource(found);
}

import type { SlideUnit } from "@slideloom/core/generation";
import { sourceLimits } from "@slideloom/core/sources";
import { cutUnits } from "@slideloom/core/text";
import { Run } from "../../../lib/run.ts";
import { findPages, readAddress } from "../../../lib/find-addresses.ts";
import { ApiError } from "../../../lib/api.ts";
import { afterOwnerChange, readOwn, removeOwn, writeOwn } from "../../../lib/kept/kept.ts";
import type { Offer, OfferRequest, SlideMethod } from "../../../reading/worker/offer.ts";
import { ifSlow, type ReadOptions, readText } from "../../../reading/text-reader.ts";
import { dismissToast, showToast } from "../../../state/toast-store.ts";
import type { NextWriter } from "../api/use-writers.ts";
import { clearSource, readTyped, typeSource, useSource } from "../source/source-store.ts";

/** The source of the slides' words: the person's own text, or a model. */
export type StartWriter = "self" | "model";

/**
 * Maximum length of the field's text, UTF-16 units. It is one more than parsers read, so that parsers report that the
 * text was cut.
 */
export const startCharacters = 2 * sourceLimits.characters + 1;

const cutNote = `We left out everything after the first ${startCharacters.toLocaleString("en")} characters.`;

interface StartState {
  /** The typed or pasted text. */
  typed: string;
  fileName: string | null;
  /** Message that the file's encoding was guessed, or null. */
  encodingNote: string | null;
  way: SlideMethod | null;
  /** The person's choice. If null, a model writes slides about a topic, but a longer text keeps its own words. */
  writer: StartWriter | null;
  /** Wanted number of slides. If null, one slide per idea. */
  slides: number | null;
  /** What a slide is made of. */
  per: SlideUnit;
  /** Whether questions fill the slides for which the text is too short. */
  questions: boolean;
  offer: Offer | null;
  /** True in the dialog that adds the text to the open post. */
  isAdding: boolean;
}

const empty: StartState = {
  typed: "",
  fileName: null,
  encodingNote: null,
  way: null,
  writer: null,
  slides: null,
  per: "auto",
  questions: false,
  offer: null,
  isAdding: false,
};

/** Makes an offer of slides from the field's text, or from the source that was read. */
export const offerRun = new Run<object, StartState>(empty);
export const useStartStore = offerRun.store;

/** Returns true if a model can write the slides. A finished post needs no model. */
export const canWrite = ({ material, way }: Offer) => material !== null || way === "outline";

/** Returns the chosen writer, or the default: a model for a topic, the person's own words for a text. */
export function findWriter(
  { writer, offer }: Pick<StartState, "writer" | "offer">,
  next: Pick<NextWriter, "isOutline"> | null,
): StartWriter {
  if (!next || next.isOutline || !offer || !canWrite(offer)) return "self";
  return writer ?? (offer.way === "outline" ? "model" : "self");
}

/** Typing pause after which the text is read, ms. */
const restMs = 250;
/** Time limit for reading a text's start, ms. Only very slow machines exceed it. */
const startLimitMs = 30_000;

const textKey = "slideloom.start-text";

afterOwnerChange(restoreStart);

/** Brings back the text that was in the field before a reload. */
export function restoreStart(): void {
  const kept = readOwn(textKey, "tab") ?? "";
  if (kept !== useStartStore.getState().typed) typeStart(kept, { isAtOnce: true });
}

/** Stores the field's text for reloads of this tab. */
function keepText({ typed, isAdding }: StartState): void {
  if (isAdding) return;
  if (typed === "") return removeOwn(textKey, "tab");
  try {
    writeOwn(textKey, typed, "tab");
  } catch (error) {
    console.warn("The text could not be kept for a reload.", error);
    removeOwn(textKey, "tab");
  }
}

useStartStore.subscribe((state, { typed }) => {
  if (state.typed !== typed) keepText(state);
});

export function clearStart(): void {
  offerRun.leave();
  useStartStore.setState(empty);
}

/** Reports a file that couldn't be read. The field keeps its text. */
export const failStart = (message: string) => void offerRun.fail(null, message);

type Origin = Pick<StartState, "fileName" | "encodingNote">;

export const clipboardOrigin: Origin = { fileName: null, encodingNote: null };

interface StartOptions {
  isAtOnce?: boolean;
  isAdding?: boolean;
  /** Origin of the text; by default, the origin of the previous text. */
  origin?: Origin;
}

/** Stores the typed or pasted text, and reads it after a typing pause. Text beyond `startCharacters` is cut. */
export function typeStart(text: string, options: StartOptions = {}): void {
  const typed = cutUnits(text, startCharacters);
  clearOtherSource(typed.trim());
  const { slides, writer, offer, ...before } = useStartStore.getState();
  const { isAtOnce = false, isAdding = false, origin = before } = options;
  const { fileName, encodingNote } = text === "" ? clipboardOrigin : origin;
  const isReadable = typed.trim() !== "" && readAddress(typed) === null;
  // The previous offer stays visible until the next one is ready.
  const kept = isReadable ? offer : null;
  const changed = { typed, fileName, encodingNote, slides, writer, offer: kept, isAdding };
  useStartStore.setState({ ...empty, ...changed });
  if (isReadable) void readSoon(isAtOnce ? 0 : restMs);
  else offerRun.leave();
}

/** Clears the source that was read, unless it is the field's text. The slides are then made from that text. */
function clearOtherSource(typed: string): void {
  const { typed: sourceText, read, run } = useSource.getState();
  if ((read || run) && sourceText.trim() !== typed) clearSource();
}

/** Replaces the field's text with a pasted text or a text file, and offers to undo that. */
export function replaceStart(text: string, origin: Origin): void {
  const { typed: before, fileName, encodingNote } = useStartStore.getState();
  typeStart(text, { isAtOnce: true, origin });
  const { typed } = useStartStore.getState();
  if (before.trim() === "" || before === typed) return;
  const restore = () => typeStart(before, { isAtOnce: true, origin: { fileName, encodingNote } });
  const id = showToast({
    title: "Text replaced",
    description: `The field now contains ${origin.fileName ?? "the text that you pasted"}.`,
    action: { label: "Undo", run: restore },
  });
  const stop = useStartStore.subscribe((state) => {
    if (state.typed === typed) return;
    stop();
    dismissToast(id);
  });
}

/** Reads the page at an address in the text. If the text asks for a number of slides, chooses that number. */
export function readPage(address: string): Promise<void> {
  const { slides } = findPages(useStartStore.getState().typed);
  typeSource(address);
  if (slides !== null) useStartStore.setState({ slides });
  return readTyped();
}

/** Makes an offer whenever another source was read, until the returned function is called. */
export function followSource(): () => void {
  const { read } = useSource.getState();
  if (read && read !== useStartStore.getState().offer?.material) offerSource();
  return useSource.subscribe((state, before) => {
    const isSame = state.others === before.others;
    if (state.read === before.read && isSame) return;
    if (isSame && state.read && state.read === useStartStore.getState().offer?.material) return;
    if (state.read) offerSource();
    else offerText();
  });
}

function offerSource(): void {
  const { typed, isAdding, offer, slides } = useStartStore.getState();
  // The offer for the pasted plain text stays visible until the offer for the formatted text is ready.
  const kept = typed.trim() === "" ? null : offer;
  useStartStore.setState({ ...empty, typed, isAdding, slides, offer: kept });
  void readSoon(0);
}

function offerText(): void {
  if (useStartStore.getState().typed.trim() === "") useStartStore.setState({ offer: null });
  void readSoon(0);
}

export function chooseStart(
  choice: Partial<Pick<StartState, "way" | "writer" | "slides" | "per" | "questions">>,
): void {
  useStartStore.setState(choice);
  void readSoon(0);
}

async function readSoon(delayMs: number): Promise<void> {
  const { typed: text, way, slides, per, questions, isAdding, fileName } = useStartStore.getState();
  const { read: material, others } = useSource.getState();
  if (text.trim() === "" && !material) return offerRun.leave();
  const choices = { way, slides, per, questions, isAdding };
  const request = { text, material, others, ...choices, ...(fileName && { fileName }) };
  await offerRun.restart({
    begin: {},
    work: async ({ signal }) => {
      await rest(delayMs, signal);
      return readOffer(request, signal);
    },
    onDone: (read) => useStartStore.setState({ offer: read && withNotes(read, text) }),
    onFail: (_, error) => {
      if (!(error instanceof ApiError)) console.warn("A text could not be read.", error);
      useStartStore.setState({ offer: null });
    },
    fallback: "We couldn't read this text. Reload the page, or paste a shorter part of it.",
  });
}

/** Adds notes on the text's encoding and on a cut to the offer. */
function withNotes(offer: Offer, text: string): Offer {
  const { encodingNote } = useStartStore.getState();
  const isCut = text.length >= startCharacters && offer.material === null;
  const notes = [...(encodingNote ? [encodingNote] : []), ...(isCut ? [cutNote] : [])];
  return { ...offer, notes: [...notes, ...offer.notes] };
}

const rest = (delayMs: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error));
    setTimeout(resolve, delayMs);
  });

const reader = { noun: "your text", code: "the reader for your text" };

/** Reads a text. If that takes too long, only the start of the text becomes slides. */
async function readOffer(request: OfferRequest, signal: AbortSignal): Promise<Offer | null> {
  const read = (asked: OfferRequest, options: ReadOptions) =>
    readText("makeOffer", asked, { ...reader, ...options });
  const response = await read(request, { signal }).catch(
    ifSlow(() => read({ ...request, isHurried: true }, { signal, limitMs: startLimitMs })),
  );
  if ("refusal" in response) throw new ApiError(response.refusal, 422);
  const { offer } = response;
  return offer && { ...offer, material: request.material ?? offer.material };
}

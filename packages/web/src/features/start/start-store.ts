import { create } from "zustand";
import { askWorker } from "../../lib/ask-worker.ts";
import { isAddress } from "../../lib/is-address.ts";
import { afterOwnerChange } from "../../lib/kept/kept.ts";
import type { Material, Offer, OfferRequest, Way } from "./offer.ts";

/** The source of the slides' words: the person's own text, or a model. */
export type StartWriter = "self" | "model";

interface StartState {
  /** The typed or pasted text. */
  typed: string;
  /** The source that the server has read; null for a typed or pasted text. */
  material: Material | null;
  way: Way | null;
  /** The chosen writer. If null, a model writes about a topic, and a text keeps the person's own words. */
  writer: StartWriter | null;
  /** Wanted number of slides. If null, one slide per idea. */
  slides: number | null;
  offer: Offer | null;
  isReading: boolean;
  hasFailed: boolean;
  /** True in the dialog that adds the text to the open post. */
  isAdding: boolean;
}

interface Circumstances {
  /** Whether a model is configured. */
  hasModel: boolean;
}

const empty: StartState = {
  typed: "",
  material: null,
  way: null,
  writer: null,
  slides: null,
  offer: null,
  isReading: false,
  hasFailed: false,
  isAdding: false,
};

export const useStartStore = create<StartState & Circumstances>()(() => ({
  ...empty,
  hasModel: false,
}));

/** Returns the chosen writer, or the default: a model for a topic, the person's own words for a text. */
export function findWriter({ writer, hasModel, offer }: StartState & Circumstances): StartWriter {
  if (!hasModel || !offer || !canWrite(offer)) return "self";
  return writer ?? (offer.way === "outline" ? "model" : "self");
}

/** Returns true if a model can write the slides. A finished post needs no model. */
export const canWrite = ({ material, way }: Offer) => material !== null || way === "outline";

/** Typing pause after which the text is read, ms. */
const restMs = 250;
/** Time limit for reading a text, ms. Some Markdown takes the parser quadratic time. */
const deadlineMs = 5000;

let reading = new AbortController();

afterOwnerChange(clearStart);

export function clearStart(): void {
  reading.abort();
  useStartStore.setState(empty);
}

/** Stores the typed or pasted text, and reads it after a typing pause. */
export function typeStart(typed: string, { isAtOnce = false, isAdding = false } = {}): void {
  const { slides, writer, offer } = useStartStore.getState();
  // The previous offer stays visible until the next one is ready.
  const isReadable = typed.trim() !== "" && !isAddress(typed);
  const kept = isReadable ? offer : null;
  useStartStore.setState({ ...empty, typed, slides, writer, offer: kept, isAdding });
  if (isReadable) void readSoon(isAtOnce ? 0 : restMs);
  else reading.abort();
}

/** Uses a source that the server has read. */
export function takeMaterial(material: Material | null): void {
  if (material === useStartStore.getState().material) return;
  const { typed, isAdding } = useStartStore.getState();
  useStartStore.setState({ ...empty, typed, isAdding, material });
  void readSoon(0);
}

export function chooseStart(choice: Partial<Pick<StartState, "way" | "writer" | "slides">>): void {
  useStartStore.setState(choice);
  void readSoon(0);
}

async function readSoon(delayMs: number): Promise<void> {
  reading.abort();
  reading = new AbortController();
  const { signal } = reading;
  const { typed: text, material, way, slides, isAdding } = useStartStore.getState();
  if (text.trim() === "" && !material) return;
  useStartStore.setState({ isReading: true, hasFailed: false });
  try {
    await rest(delayMs, signal);
    const offer = await readOffer({ text, material, way, slides, isAdding }, signal);
    if (!signal.aborted) useStartStore.setState({ offer, isReading: false });
  } catch (error) {
    if (signal.aborted) return;
    console.warn("A text could not be read.", error);
    useStartStore.setState({ offer: null, isReading: false, hasFailed: true });
  }
}

const rest = (delayMs: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error));
    setTimeout(resolve, delayMs);
  });

interface OfferResponse {
  offer: Offer | null;
}

const startWorker = () =>
  new Worker(new URL("./offer-worker.ts", import.meta.url), { type: "module" });

/** Reads a text in a worker. After a timeout, only the start of the text becomes slides. */
async function readOffer(request: OfferRequest, signal: AbortSignal): Promise<Offer | null> {
  const ask = (asked: OfferRequest) =>
    askWorker<OfferResponse>(startWorker, asked, { signal, deadlineMs });
  const response = (await ask(request)) ?? (await ask({ ...request, isHurried: true }));
  if (response) return response.offer;
  throw new Error("Reading the text took too long.");
}

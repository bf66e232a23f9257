import { create } from "zustand";
import { askWorker } from "../../lib/ask-worker.ts";
import { isAddress } from "../../lib/is-address.ts";
import { afterOwnerChange } from "../../lib/kept/kept.ts";
import type { Material, Offer, OfferRequest, Way } from "./offer.ts";

/** Who makes the slides: the person's own words, or a model. */
export type StartWriter = "self" | "model";

interface StartState {
  /** As typed or pasted. */
  typed: string;
  /** The source that the server has read; null for texts. */
  material: Material | null;
  way: Way | null;
  /** Null lets a model write about topics, and no one about texts. */
  writer: StartWriter | null;
  /** Null makes one slide per idea. */
  slides: number | null;
  offer: Offer | null;
  isReading: boolean;
  hasFailed: boolean;
  /** Whether the text is to be added to the open post, in a dialog. */
  isAdding: boolean;
}

interface Circumstances {
  /** Whether a model could write. */
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

/** Who makes the slides: as chosen, else a model about topics, and nobody but the person of texts. */
export function findWriter({ writer, hasModel, offer }: StartState & Circumstances): StartWriter {
  if (!hasModel || !offer || !canWrite(offer)) return "self";
  return writer ?? (offer.way === "outline" ? "model" : "self");
}

/** Whether a model could write the slides of an offer; finished slides need none. */
export const canWrite = ({ material, way }: Offer) => material !== null || way === "outline";

/** Time that a typist may rest, ms, before the text is read. */
const restMs = 250;
/** Time limit of reading, ms: some Markdown takes quadratic time. */
const deadlineMs = 5000;

let reading = new AbortController();

afterOwnerChange(clearStart);

export function clearStart(): void {
  reading.abort();
  useStartStore.setState(empty);
}

/** Takes what is typed or pasted, and reads it after a rest. */
export function typeStart(typed: string, { isAtOnce = false, isAdding = false } = {}): void {
  const { slides, writer, offer } = useStartStore.getState();
  // The last offer stays visible until the next one.
  const isReadable = typed.trim() !== "" && !isAddress(typed);
  const kept = isReadable ? offer : null;
  useStartStore.setState({ ...empty, typed, slides, writer, offer: kept, isAdding });
  if (isReadable) void readSoon(isAtOnce ? 0 : restMs);
  else reading.abort();
}

/** Takes a source that the server has read. */
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

/** Reads a text in a worker; if that takes too long, only its start becomes slides. */
async function readOffer(request: OfferRequest, signal: AbortSignal): Promise<Offer | null> {
  const ask = (asked: OfferRequest) =>
    askWorker<OfferResponse>(startWorker, asked, { signal, deadlineMs });
  const response = (await ask(request)) ?? (await ask({ ...request, isHurried: true }));
  if (response) return response.offer;
  throw new Error("Reading the text took too long.");
}

import type { NewPassage } from "@slideloom/core/sources";
import type { BlockShape, BlockSink } from "./html-walk.ts";

const maxSpeakerUnits = 100;
const dash = /^\s*(?:[—–―~]|--?\s)\s*/u;
/** Matches what a name doesn't have: the end of a sentence. */
const sentence = /[.!?]\s+\p{Lu}|[!?]$/u;

/** Passes passages on. Keeps quotes until it is known whether the next line names their speaker. */
export class QuoteList {
  readonly #sink: BlockSink;
  #open: { passage: NewPassage; shape: BlockShape }[] = [];

  constructor(sink: BlockSink) {
    this.#sink = sink;
  }

  add(passage: NewPassage, shape: BlockShape, isSpeaker: boolean): void {
    const isLine = passage.kind === "quote" || passage.kind === "paragraph";
    if ((isSpeaker || (isLine && dash.test(passage.text))) && this.takeSpeaker(passage.text))
      return;
    if (passage.kind === "quote") this.#open.push({ passage, shape });
    else {
      this.finish();
      this.#sink.add(passage, shape);
    }
  }

  /** Sets the speaker of the quotes above. Returns false if there are none, or if the text isn't a name. */
  takeSpeaker(text: string): boolean {
    const speaker = text.replace(dash, "").replaceAll(/\s+/g, " ").trim();
    const isName = speaker !== "" && speaker.length <= maxSpeakerUnits && !sentence.test(speaker);
    if (this.#open.length === 0 || !isName) return false;
    for (const { passage, shape } of this.#open) this.#sink.add({ ...passage, speaker }, shape);
    this.#open = [];
    return true;
  }

  /** Passes on quotes without a speaker. */
  finish(): void {
    for (const { passage, shape } of this.#open) this.#sink.add(passage, shape);
    this.#open = [];
  }
}

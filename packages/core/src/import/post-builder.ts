import { cutUnits } from "../text/index.ts";
import { plainType } from "../blocks/registry.ts";
import { postLimits } from "../document/limits.ts";
import type { Item, Slide } from "../document/post.ts";
import { readSlideMedia } from "../document/slide-media.ts";
import type { ImportedPost, ImportNote } from "./imported.ts";
import { type FieldValues, readFieldValues } from "./slide-fields.ts";

const listedNotes = 100;

interface PostBuilderOptions {
  maxSlides?: number | undefined;
  /** Accepts any image address, e.g. a file path, instead of only web URLs. */
  takesPaths?: boolean;
}

/** Collects an import's slides and notes, within the limits of a post. */
export class PostBuilder {
  title = "";
  caption = "";
  readonly #hashtags = new Set<string>();
  readonly #slides: Slide[] = [];
  readonly #mediaUrls: Record<number, string> = {};
  readonly #notes: ImportNote[] = [];
  readonly #maxSlides: number;
  readonly #takesPaths: boolean;
  #slidesInAll = 0;
  #unlistedNotes = 0;

  constructor({ maxSlides = postLimits.slides, takesPaths = false }: PostBuilderOptions = {}) {
    this.#maxSlides = maxSlides;
    this.#takesPaths = takesPaths;
  }

  /** The next slide's name in import notes, e.g. `Slide 3`. */
  get nextSlide(): string {
    return `Slide ${this.#slidesInAll + 1}`;
  }

  /** Adds a slide with its first image; blank items are dropped. */
  addSlide(
    slide: { header: string; items: readonly Item[]; summary?: string; fields?: FieldValues },
    pictures: readonly string[] = [],
  ): void {
    const name = this.nextSlide;
    this.#slidesInAll += 1;
    if (this.#slides.length >= this.#maxSlides) return;
    const items = slide.items.filter(({ value }) => value.trim() !== "");
    const summary = slide.summary?.trim();
    const { fields, left } = readFieldValues(slide.fields ?? {});
    for (const message of left) this.noteLeft(name + message);
    const added: Slide = {
      header: slide.header.trim(),
      description: [...items],
      ...(summary ? { summary } : {}),
      ...fields,
    };
    const own = readSlideMedia(added)?.url;
    this.#addPicture(
      name,
      pictures.filter((address) => address !== own),
    );
    this.#slides.push(added);
  }

  addHashtags(tags: readonly string[]): void {
    for (const tag of tags) {
      const name = tag.replace(/^#+/, "").replaceAll(/\s+/g, "");
      if (name !== "") this.#hashtags.add(`#${name}`);
    }
  }

  noteMapped(message: string): void {
    this.#note({ kind: "mapped", message });
  }

  noteLeft(message: string): void {
    this.#note({ kind: "left", message });
  }

  /** Returns the post, or null if it has no slides. */
  finish(): ImportedPost | null {
    if (this.#slides.length === 0) return null;
    const notes = [...this.#notes];
    const { length } = this.#slides;
    if (this.#slidesInAll > length) {
      const message = `Slides ${length + 1} to ${this.#slidesInAll} aren't imported: a post can have up to ${length}.`;
      notes.unshift({ kind: "left", message });
    }
    if (this.#unlistedNotes > 0) {
      notes.push({ kind: "left", message: `${this.#unlistedNotes} more notes aren't listed.` });
    }
    const hashtags = this.#hashtags.size > 0 ? { hashtags: [...this.#hashtags] } : {};
    const caption = this.caption.trim() === "" ? {} : { caption: this.caption };
    return {
      post: { title: this.title.trim(), ...hashtags, ...caption, content: this.#slides },
      mediaUrls: this.#mediaUrls,
      notes,
    };
  }

  #addPicture(name: string, pictures: readonly string[]): void {
    const isUsable = (address: string) => this.#takesPaths || /^https?:\/\//i.test(address);
    const [first, ...rest] = pictures.filter(isUsable);
    if (first) this.#mediaUrls[this.#slides.length] = first;
    for (const address of rest) {
      this.noteLeft(
        `${name}: a slide can have one image, so this image isn't imported: ${shorten(address)}`,
      );
    }
    for (const address of pictures) {
      if (!isUsable(address)) {
        this.noteLeft(
          `${name}: an image has no web address, so it isn't imported: ${shorten(address)}`,
        );
      }
    }
  }

  #note(note: ImportNote): void {
    if (this.#notes.length < listedNotes) this.#notes.push(note);
    else this.#unlistedNotes += 1;
  }
}

export function shorten(text: string, length = 60): string {
  const line = text.trim().replaceAll(/\s+/g, " ");
  return line.length > length ? `${cutUnits(line, length).trimEnd()}…` : line;
}

export function createTextItem(value: string): Item {
  return { type: plainType, value: value.trim() };
}

import type { Brand } from "@slideloom/core/design";
import type { GenerationRequest, OutlineOptions } from "@slideloom/core/generation";
import type { ImportFormat } from "@slideloom/core/import";
import type { OfferRequest } from "./offer.ts";

const loadImport = async () => import("@slideloom/core/import");

/**
 * The readers of foreign text, by name: each loads its code and returns the function that reads. They run only in the
 * reading worker. Inputs and results are plain data, because they are cloned between threads.
 */
export const readers = {
  /** Recognises the format of a text; null if it is unknown. */
  detectFormat: async () => {
    const { detectImportFormat } = await loadImport();
    return ({ text, fileName }: { text: string; fileName: string }) =>
      detectImportFormat(text, fileName);
  },

  /** Converts a text to posts. */
  importText: async () => {
    const { importText } = await loadImport();
    return ({ text, format }: { text: string; format: ImportFormat }) => importText(text, format);
  },

  /** Converts a text to a post of its paragraphs, as plain text. */
  importParagraphs: async () => {
    const { importParagraphs } = await loadImport();
    return ({ text }: { text: string }) => importParagraphs(text);
  },

  /** Recognises the kind of a text and makes slides of it. */
  makeOffer: async () => {
    const { offerSlides } = await import("./offer-slides.ts");
    return (request: OfferRequest) => offerSlides(request);
  },

  /** Writes an outline from a topic and notes. */
  writeOutline: async () => {
    const { writeOutline } = await import("@slideloom/core/generation");
    return ({ request, options }: { request: GenerationRequest; options: OutlineOptions }) =>
      writeOutline(request, options);
  },

  /** Takes the posts of an author out of a paste, without what a network shows around them. */
  takeOwnWords: async () => {
    const { takeOwnWords } = await import("@slideloom/core/voice");
    return ({ posts }: { posts: readonly string[] }) => takeOwnWords(posts);
  },

  /** Reads a file of design settings. */
  readDesign: async () => (await import("./read-design-file.ts")).readDesignFile,

  /** Reads the file of a brand kit; null if it is another file. */
  readBrandFile: async () => {
    const { parseBrandFile } = await import("@slideloom/core/design");
    return ({ text }: { text: string }): { title: string; brand: Brand } | null =>
      parseBrandFile(text);
  },

  /** Checks a post's words. */
  checkWords: async () => (await import("./check-words.ts")).checkWords,

  /** Builds a question for the browser's model. */
  buildQuestion: async () => (await import("./model-questions.ts")).buildQuestion,

  /** Reads the reply of the browser's model. */
  readReply: async () => (await import("./model-questions.ts")).readReply,
};

type Readers = typeof readers;
type Reader<Name extends ReaderName> = Awaited<ReturnType<Readers[Name]>>;

export type ReaderName = keyof Readers;
export type ReaderInput<Name extends ReaderName> = Parameters<Reader<Name>>[0];
export type ReaderResult<Name extends ReaderName> = Awaited<ReturnType<Reader<Name>>>;

import { cutUnits, walkSentences } from "../text/index.ts";
import { estimateTokens } from "./token-estimate.ts";

/** The fields of a source's passage that a chunk needs. */
interface ChunkPassage {
  id: string;
  kind: string;
  text: string;
  speaker?: string;
}

/** A passage, or a part of a long one, in the form that models get. */
interface ChunkPart {
  id: string;
  text: string;
  speaker?: string;
}

/** Consecutive passages that fit into one request to a model. */
export type Chunk = readonly ChunkPart[];

/** Sources of up to this many tokens aren't cut. Longer sources are cut into chunks of `chunkTokens`. */
const wholeTokens = 6000;
const chunkTokens = 5000;
const maxChunks = 24;

/** Approximate tokens of the passage id before each text, e.g. `[p7] `. */
const markTokens = 4;

/** A part of the source that is always in one chunk. */
interface Block {
  parts: ChunkPart[];
  tokens: number;
  isHeading: boolean;
}

/**
 * Cuts a source at headings if possible, and within lists and tables only if they are too long. `windowTokens` is how
 * many of the source's tokens fit into one request.
 */
export function cutIntoChunks(passages: readonly ChunkPassage[], windowTokens = Infinity): Chunk[] {
  const most = Math.min(chunkTokens, windowTokens);
  const blocks = listBlocks(passages, most);
  const total = blocks.reduce((sum, { tokens }) => sum + tokens, 0);
  if (total <= Math.min(wholeTokens, windowTokens)) {
    const parts = blocks.flatMap((block) => block.parts);
    return parts.length > 0 ? [parts] : [];
  }
  const chunks: ChunkPart[][] = [];
  let open: ChunkPart[] = [];
  let tokens = 0;
  for (const block of blocks) {
    const isFull = tokens + block.tokens > most || (block.isHeading && tokens > most / 2);
    if (isFull && open.length > 0) {
      chunks.push(open);
      open = [];
      tokens = 0;
    }
    open.push(...block.parts);
    tokens += block.tokens;
  }
  return open.length > 0 ? [...chunks, open] : chunks;
}

/** Chooses at most `maxChunks` chunks, spread evenly over the source. */
export function chooseChunks(chunks: readonly Chunk[]): readonly Chunk[] {
  if (chunks.length <= maxChunks) return chunks;
  const step = (chunks.length - 1) / (maxChunks - 1);
  const wanted = new Set(Array.from({ length: maxChunks }, (_, index) => Math.round(index * step)));
  return chunks.filter((_, index) => wanted.has(index));
}

/** Writes a chunk's text for a model: each passage with its id. */
export const writeChunk = (chunk: Chunk): string =>
  chunk
    .map(({ id, text, speaker }) => `[${id}] ${speaker === undefined ? "" : `${speaker}: `}${text}`)
    .join("\n");

function listBlocks(passages: readonly ChunkPassage[], most: number): Block[] {
  const blocks: Block[] = [];
  let kind: string | null = null;
  for (const { id, kind: own, text, speaker } of passages) {
    if (text.trim() === "") continue;
    const parts = cutText(text, most).map((part) => ({
      id,
      text: part,
      ...(speaker !== undefined && { speaker }),
    }));
    const tokens = parts.reduce((sum, part) => sum + estimateTokens(part.text) + markTokens, 0);
    const last = blocks.at(-1);
    const isJoined = (own === "list" || own === "table") && own === kind;
    if (last && isJoined && last.tokens + tokens <= most) {
      last.parts.push(...parts);
      last.tokens += tokens;
    } else {
      // A passage that is longer than a chunk is cut into blocks for several chunks.
      for (const part of parts) {
        const partTokens = estimateTokens(part.text) + markTokens;
        blocks.push({ parts: [part], tokens: partTokens, isHeading: own === "heading" });
      }
    }
    kind = own;
  }
  return blocks;
}

/** Cuts a text at sentences, or anywhere if a sentence is longer than the limit. */
function cutText(text: string, most: number): string[] {
  const room = most - markTokens;
  if (estimateTokens(text) <= room) return [text];
  const parts: string[] = [];
  let open = "";
  let tokens = 0;
  const close = () => {
    if (open.trim() !== "") parts.push(open);
    open = "";
    tokens = 0;
  };
  for (const { start, end } of walkSentences(text)) {
    for (const piece of cutUnitsEach(text.slice(start, end), room)) {
      const pieceTokens = estimateTokens(piece);
      if (tokens + pieceTokens > room) close();
      open += piece;
      tokens += pieceTokens;
    }
  }
  close();
  return parts;
}

/** Cuts a sentence into pieces of at most `room` tokens. Most sentences are one piece. */
function cutUnitsEach(sentence: string, room: number): string[] {
  if (estimateTokens(sentence) <= room) return [sentence];
  const pieces: string[] = [];
  for (let rest = sentence; rest !== "";) {
    // Assumes one token per character, so a piece is never too long.
    const piece = cutUnits(rest, Math.max(1, room));
    pieces.push(piece);
    rest = rest.slice(piece.length);
  }
  return pieces;
}

import { serializeColumns, type Item, type Slide } from "@slideloom/core/document";

/** What a model's reply says, read leniently: any number of slides, texts as they came. */
export interface Draft {
  /** Empty where the reply has none. */
  title: string;
  hashtags: string[];
  slides: Slide[];
}

/** Far more than a slide holds; a model that is caught in a loop must not keep the server busy. */
const textCharactersMax = 1500;

/** Reads a draft out of a parsed reply. Takes a bare list of slides, a wrapped post and the usual other names for its keys. */
export function readDraft(value: unknown): Draft | null {
  if (Array.isArray(value)) {
    const [only] = value;
    const wrapped = value.length === 1 ? readDraft(only) : null;
    return wrapped ?? buildDraft({}, value);
  }
  if (!isRecord(value)) return null;
  const list = value["content"] ?? value["slides"];
  if (Array.isArray(list)) return buildDraft(value, list);
  for (const inner of Object.values(value)) {
    const draft = isRecord(inner) ? readDraft(inner) : null;
    if (draft) return draft;
  }
  return null;
}

/** Reads one slide, or null where there is nothing to show. */
export function readSlide(value: unknown): Slide | null {
  if (!isRecord(value)) return null;
  const header = readText(value["header"] ?? value["title"] ?? value["heading"]);
  const body = value["description"] ?? value["items"] ?? value["body"] ?? value["text"];
  const description = (Array.isArray(body) ? body : [body])
    .map(readItem)
    .filter((item) => item !== null);
  if (header === "" && description.length === 0) return null;
  const summary = readText(value["summary"]);
  return { header, description, ...(summary === "" ? {} : { summary }) };
}

function buildDraft(post: Record<string, unknown>, list: unknown[]): Draft | null {
  const slides = list.map(readSlide).filter((slide) => slide !== null);
  if (slides.length === 0) return null;
  const { hashtags } = post;
  const tags = typeof hashtags === "string" ? hashtags.split(/[\s,]+/) : hashtags;
  return {
    title: readText(post["title"]),
    hashtags: Array.isArray(tags) ? tags.map(readText).filter((tag) => tag !== "") : [],
    slides,
  };
}

function readItem(value: unknown): Item | null {
  if (!isRecord(value)) {
    const text = readText(value);
    return text === "" ? null : { type: "text", value: text };
  }
  const columns = readColumns(value) ?? readColumns(parseRecord(value["value"]));
  if (columns) return { type: "two-columns", value: columns };
  const raw = value["value"] ?? value["text"] ?? value["content"];
  // Code keeps the white space at the start of its lines.
  if (value["type"] === "code" && typeof raw === "string" && raw.trim() !== "") {
    return { type: "code", value: limitText(raw).replace(/^\s*\n|\s+$/g, "") };
  }
  const text = readText(raw);
  return text === "" ? null : { type: "text", value: text };
}

function readColumns(value: Record<string, unknown>): string | null {
  const left = readText(value["leftColumn"] ?? value["left"]);
  const right = readText(value["rightColumn"] ?? value["right"]);
  if (left === "" || right === "") return null;
  return serializeColumns({ leftColumn: left.split("\n"), rightColumn: right.split("\n") });
}

function parseRecord(value: unknown): Record<string, unknown> {
  if (isRecord(value)) return value;
  if (typeof value !== "string" || !value.trimStart().startsWith("{")) return {};
  try {
    const parsed: unknown = JSON.parse(value);
    return isRecord(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

function readText(value: unknown): string {
  if (Array.isArray(value)) return value.map(readText).filter(Boolean).join("\n");
  if (typeof value !== "string" && typeof value !== "number") return "";
  return limitText(String(value).trim()).trimEnd();
}

/** The text without what no font draws: control characters, and halves of a character that was cut in two. */
function limitText(text: string): string {
  return text.slice(0, textCharactersMax).replace(/(?![\n\r\t])[\p{Cc}\p{Cs}]/gu, "");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { isFormat } from "./lexicon-format.fixture.ts";

/** Lexicon definition, reduced to the properties that posts need (https://atproto.com/specs/lexicon). */
interface Definition {
  type: string;
  required?: string[];
  properties?: Record<string, Definition>;
  record?: Definition;
  items?: Definition;
  format?: string;
  ref?: string;
  refs?: string[];
  maxLength?: number;
  maxGraphemes?: number;
  minimum?: number;
  accept?: string[];
  maxSize?: number;
}

interface Lexicon {
  id: string;
  defs: Record<string, Definition>;
}

const folder = join(import.meta.dirname, "lexicons");
const lexicons = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as Lexicon)
    .map((lexicon) => [lexicon.id, lexicon]),
);

/** Validates a record against the lexicon of its type. Returns the first error, or null. */
export function judgeRecord(type: string, record: unknown): string | null {
  const main = lexicons.get(type)?.defs["main"];
  if (main?.type !== "record" || !main.record) return `Lexicon not found: ${type}`;
  return judge(main.record, record, { path: "Record", id: type });
}

interface Place {
  path: string;
  /** Id of the lexicon in which a relative reference such as `#main` is resolved. */
  id: string;
}

function judge(definition: Definition, value: unknown, place: Place): string | null {
  const { path, id } = place;
  switch (definition.type) {
    case "object":
      return judgeObject(definition, value, place);
    case "array":
      return judgeArray(definition, value, place);
    case "string":
      return judgeString(definition, value, path);
    case "integer":
      return Number.isInteger(value) && Number(value) >= (definition.minimum ?? -Infinity)
        ? null
        : `${path} must be an integer`;
    case "ref":
      return judgeRef(definition.ref ?? "", value, place);
    case "union": {
      const type = readType(value);
      const names = (definition.refs ?? []).map((ref) => expand(ref, id));
      if (type === null) return `${path} must be an object which includes the "$type" property`;
      // `judgeRef` returns an error if the folder `lexicons` doesn't contain the referenced lexicon.
      return names.includes(type) ? judgeRef(type, value, place) : `${path} is an unknown ${type}`;
    }
    case "blob":
      return judgeBlob(definition, value, path);
    default:
      return null;
  }
}

function judgeObject({ required = [], properties = {} }: Definition, value: unknown, place: Place) {
  const { path } = place;
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return `${path} must be an object`;
  }
  const fields = value as Record<string, unknown>;
  const missing = required.find((name) => fields[name] === undefined);
  if (missing !== undefined) return `${path} must have the property "${missing}"`;
  for (const [name, field] of Object.entries(fields)) {
    const definition = properties[name];
    // A field that the lexicon doesn't define counts as an error.
    if (!definition && name !== "$type") return `${path} has an unknown property "${name}"`;
    const fault = definition && judge(definition, field, { ...place, path: `${path}/${name}` });
    if (fault) return fault;
  }
  return null;
}

function judgeArray({ items, maxLength = Infinity }: Definition, value: unknown, place: Place) {
  const { path } = place;
  if (!Array.isArray(value)) return `${path} must be an array`;
  if (value.length > maxLength) return `${path} must not have more than ${maxLength} elements`;
  for (const [index, item] of value.entries()) {
    const fault = items && judge(items, item, { ...place, path: `${path}/${index}` });
    if (fault) return fault;
  }
  return null;
}

function judgeString(
  { format, maxLength = Infinity, maxGraphemes = Infinity }: Definition,
  value: unknown,
  path: string,
): string | null {
  if (typeof value !== "string") return `${path} must be a string`;
  if (Buffer.byteLength(value) > maxLength)
    return `${path} must not be longer than ${maxLength} bytes`;
  if (format !== undefined && !isFormat(format, value)) return `${path} must be a valid ${format}`;
  const graphemes = Array.from(new Intl.Segmenter().segment(value)).length;
  return graphemes > maxGraphemes
    ? `${path} must not be longer than ${maxGraphemes} graphemes`
    : null;
}

const blobSchema = z.strictObject({
  $type: z.literal("blob"),
  ref: z.strictObject({ $link: z.string().refine((link) => isFormat("cid", link)) }),
  mimeType: z.string(),
  size: z.int().positive(),
});

/** Validates the type and size that a blob reference declares, without the blob itself. Returns an error or null. */
function judgeBlob({ maxSize = Infinity, accept = [] }: Definition, value: unknown, path: string) {
  const blob = blobSchema.safeParse(value);
  if (!blob.success) return `${path} should be a blob ref`;
  const { mimeType, size } = blob.data;
  const isTaken = accept.some((type) => mimeType.startsWith(type.replace("*", "")));
  if (!isTaken) return `${path} has the wrong type ${mimeType}`;
  return size > maxSize ? `${path} is too large (${size} bytes)` : null;
}

function judgeRef(ref: string, value: unknown, { path, id }: Place): string | null {
  const [lexiconId = "", name = "main"] = expand(ref, id).split("#");
  const definition = lexicons.get(lexiconId)?.defs[name];
  if (!definition) return `${path}: the lexicon ${lexiconId}#${name} is unknown`;
  return judge(definition, value, { path, id: lexiconId });
}

const expand = (ref: string, id: string) => (ref.startsWith("#") ? id + ref : ref);

function readType(value: unknown): string | null {
  const type = (value as { $type?: unknown } | null)?.$type;
  return typeof type === "string" ? type : null;
}

import { bodyLimits } from "@slideloom/core/contract/body-limits";
import { endpoints } from "@slideloom/core/contract/endpoints";
import { fillRoute, routes, type EndpointName } from "@slideloom/core/contract/routes";
import type { Endpoint } from "@slideloom/core/contract/endpoint";
import { z } from "zod";

/** Repeated in long inputs, like the texts that people and attackers send. */
export const longUnits = [
  "word ",
  "a\n",
  " ",
  "\n",
  "한국어 ",
  "\u1112\u1161",
  "天下大事必作於細",
  "ชา",
  "👩‍👩‍👧‍👦",
  "\u0301",
  "e\u0301",
  "\uFDFA",
  "\uD83D",
  "::a",
  ";",
  ",",
  "https://a.example ",
  "#a ",
  "- a|b\n",
  "<!-- a: ",
] as const;

/** Repeats the text up to this many UTF-16 units. */
export const repeatTo = (unit: string, length: number) =>
  unit.repeat(Math.floor(length / unit.length));

interface JsonSchema {
  type?: string;
  maxLength?: number;
  format?: string;
  enum?: unknown[];
  pattern?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  maxItems?: number;
  anyOf?: JsonSchema[];
}

/** A text in a body: its path and its maximum length. */
interface Field {
  path: readonly (string | number)[];
  maxLength: number;
}

/** A request with one long text in it. */
export interface LongRequest {
  endpoint: EndpointName;
  method: "POST" | "PUT" | "PATCH";
  field: string;
  build: (unit: string) => { url: string; body: object };
}

/** Builds a request for every text in every accepted body, with that text at its maximum length. */
export function listLongRequests(mostBytes: number): LongRequest[] {
  return (Object.keys(endpoints) as EndpointName[]).flatMap((name) => {
    const { body, bodyLimit = bodyLimits.request, example }: Endpoint = endpoints[name];
    const [method = ""] = routes[name].split(" ");
    if (!body || body === "file" || !isSending(method)) return [];
    const schema = z.toJSONSchema(body, { io: "input", unrepresentable: "any" }) as JsonSchema;
    const url = fillRoute(name, { params: { id: unknownId, version: 1 } });
    return listFields(schema, []).map(({ path, maxLength }) => ({
      endpoint: name,
      method,
      field: path.join("."),
      build: (unit: string) => {
        const bytes = new TextEncoder().encode(unit).byteLength / unit.length;
        const length = Math.min(maxLength, (Math.min(bodyLimit, mostBytes) - 2000) / bytes);
        return { url, body: withText(example?.body ?? {}, path, repeatTo(unit, length)) };
      },
    }));
  });
}

const unknownId = "00000000-0000-4000-8000-000000000000";

const isSending = (method: string): method is LongRequest["method"] =>
  ["POST", "PUT", "PATCH"].includes(method);

/**
 * Lists fields of free text at any depth, without enums, patterns and formats. Of a list, uses only the first entry.
 */
function listFields(schema: JsonSchema, path: Field["path"]): Field[] {
  const { type, properties, items, anyOf, maxLength = Infinity } = schema;
  if (anyOf) return anyOf.flatMap((one) => listFields(one, path));
  if (properties) {
    return Object.entries(properties).flatMap(([key, one]) => listFields(one, [...path, key]));
  }
  if (items) return listFields(items, [...path, 0]);
  const isFree = type === "string" && !schema.format && !schema.enum && !schema.pattern;
  return isFree ? [{ path, maxLength }] : [];
}

/** Returns a copy of the value with the text at that path. */
function withText(value: unknown, [key, ...rest]: Field["path"], text: string): object {
  const inner = (value as Record<string, unknown> | undefined)?.[key ?? ""];
  const changed =
    rest.length > 0 ? withText(inner ?? (typeof rest[0] === "number" ? [] : {}), rest, text) : text;
  if (typeof key === "number") return [changed, ...(Array.isArray(value) ? value.slice(1) : [])];
  return { ...(value as object), [key ?? ""]: changed };
}

/** Posts that each contain the text in one field. */
export function listLongPosts(text: string): Record<string, object> {
  const slide = (change: object) => ({
    title: "Tea",
    content: [{ header: "Green", description: [{ type: "text", value: "Fresh" }], ...change }],
  });
  const items = ["text", "code", "two-columns", "quote", "unknown"];
  return {
    title: { ...slide({}), title: text },
    hashtags: { ...slide({}), hashtags: [text] },
    header: slide({ header: `a${text}b` }),
    summary: slide({ summary: text }),
    prompt: slide({ prompt: text }),
    ...Object.fromEntries(
      items.map((type) => [type, slide({ description: [{ type, value: text }] })]),
    ),
    columns: slide({
      description: [
        { type: "two-columns", value: JSON.stringify({ leftColumn: [text], rightColumn: [] }) },
      ],
    }),
  };
}

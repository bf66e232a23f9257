import { bodyLimits } from "@slideloom/core/contract/body-limits";
import type { Endpoint } from "@slideloom/core/contract/endpoint";
import { endpoints } from "@slideloom/core/contract/endpoints";
import { findRoute, routes, type EndpointName } from "@slideloom/core/contract/routes";
import { floorCodePoint } from "@slideloom/core/text";
import { z } from "zod";
import { bytesPerUnit, repeatTo } from "../../../scripts/hostile-texts.fixture.ts";
import { listLongPosts } from "./long-texts.fixture.ts";
import {
  buildSmallest,
  buildWith,
  describePlace,
  type JsonSchema,
  listPlaces,
  type Place,
} from "./schema-places.fixture.ts";

/** How a hostile text is sent: which unit is repeated, how often, and what is around it. */
export interface Hostility {
  unit: string;
  /** Length of the text in UTF-16 units; places take at most as much as their limit. */
  length: number;
  /** A name of `wrappers`. */
  wrapper: string;
}

/** A request whose place is still to be filled. */
export interface Template {
  /** Endpoint and place, e.g. `planFacts body.source.text`. */
  name: string;
  access: Endpoint["access"];
  /** The kind of thing that the `:id` in the path names. */
  owned: Endpoint["owned"];
  method: string;
  /** Whether the hostile text is a text of a JSON body. */
  isJsonText: boolean;
  build: (hostility: Hostility) => BuiltRequest;
}

export interface BuiltRequest {
  /** Parameters of the path, by name. */
  params: Readonly<Record<string, string>>;
  path: string;
  query: string;
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array<ArrayBuffer> | null;
}

const posts = Object.keys(listLongPosts(""));

/** Cuts a text without leaving half of a surrogate pair, which couldn't be saved. */
const cutText = (text: string, max: number) => text.slice(0, floorCodePoint(text, Math.floor(max)));

/** An image as large as JSON bodies may have, which doesn't count towards the limit of the post's text. */
const image = `data:image/png;base64,${"A".repeat(6 * 1024 * 1024)}`;
const buildImagePost = (text: string) => ({
  title: cutText(text, 10_000),
  content: [{ header: "Tea", description: [], media: { type: "image", url: image } }],
});

/** What is around a hostile text, so that readers of a format get as far as to the text. */
export const wrappers: Readonly<Record<string, (text: string) => string>> = {
  plain: (text) => text,
  ...Object.fromEntries(
    posts.map((place) => [
      `post with it as ${place}`,
      (text: string) => JSON.stringify(listLongPosts(text)[place]),
    ]),
  ),
  "post with an image of 6 MB": (text) => JSON.stringify(buildImagePost(text)),
  "post of 1,000 slides": (text) =>
    JSON.stringify({
      title: "Tea",
      content: Array.from({ length: 1000 }, () => ({
        header: cutText(text, text.length / 1000),
        description: [{ type: "text", value: cutText(text, text.length / 1000) }],
      })),
    }),
  Markdown: (text) => `# Tea\n\n${text}\n\n## Green\n\n- ${text.slice(0, 1000)}\n`,
  HTML: (text) => `<!doctype html><html><body><article><h1>Tea</h1><p>${text}</p></article>`,
  table: (text) => `title,slide 1,networks\nTea,"${text.replaceAll('"', '""')}",bluesky\n`,
  rows: (text) => `title,slide 1\n${repeatTo(`Tea,${text.slice(0, 50)}\n`, text.length)}`,
  "JSON string": (text) => JSON.stringify(JSON.stringify({ title: text, content: [text] })),
};

/** Texts for places without a type: free-form JSON. */
const freeValues: readonly ((text: string) => unknown)[] = [
  (text) => text,
  buildImagePost,
  (text) => ({ title: text, content: [{ header: text, description: [] }] }),
  (text) => Array.from({ length: Math.min(100_000, text.length) }, () => 1),
  (text) => Object.fromEntries(Array.from(text.slice(0, 50_000), (_, at) => [`k${at}`, 1])),
  (text) =>
    JSON.parse("[".repeat(Math.min(99, text.length)) + "]".repeat(Math.min(99, text.length))),
  ...posts.map((place) => (text: string) => listLongPosts(text)[place]),
];

const headRoom = 8000;
const envelopeRoom = 2000;

interface Part {
  schema: JsonSchema;
  base: unknown;
  /** Most bytes of the filled value. */
  bytes: number;
}

const toJsonSchema = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;

/** Fills one place of a part, within the limits of the place and of the part. */
function fillPlace({ schema, base, bytes }: Part, place: Place, hostility: Hostility): unknown {
  const room = bytes / bytesPerUnit(hostility.unit);
  const wrap = wrappers[hostility.wrapper] ?? ((text: string) => text);
  const text = (max: number) =>
    repeatTo(hostility.unit, Math.max(0, Math.min(hostility.length, room, max)));
  return buildWith(schema, base, place.steps, (of) => {
    const max = of.maxLength ?? Infinity;
    if (place.kind === "text") return cutToLimit(wrap(text(max)), max);
    if (place.kind === "list") return fillList(of, hostility.unit, room);
    const choose = freeValues[hostility.wrapper.length % freeValues.length];
    return choose?.(text(room / 2));
  });
}

/** Leaves out the end of a wrapped text that is too long. */
const cutToLimit = (text: string, max: number) => (text.length > max ? text.slice(0, max) : text);

/** Fills a list with as many items as it and its room take; their texts share the rest of the room. */
function fillList({ items = {}, maxItems = 100_000 }: JsonSchema, unit: string, room: number) {
  const [place] = listPlaces(items).filter(({ kind }) => kind === "text");
  const size = JSON.stringify(buildSmallest(items, maxItems)).length + unit.length;
  const count = Math.max(1, Math.min(maxItems, Math.floor(room / (2 * size))));
  const each = Math.max(unit.length, room / count - size);
  return Array.from({ length: count }, (_, index) => {
    const smallest = buildSmallest(items, index);
    if (!place || place.schema.pattern || place.schema.format) return smallest;
    const max = Math.min(each, place.schema.maxLength ?? each);
    return buildWith(items, smallest, place.steps, () => repeatTo(unit, max));
  });
}

/** Lists a template for each place of each request that an endpoint takes. */
export function listEndpointTemplates(): Template[] {
  return (Object.keys(routes) as EndpointName[]).flatMap((name) => {
    const endpoint: Endpoint = endpoints[name];
    const { method, path } = findRoute(name);
    const add: Add = (part, build, isJsonText = false) => ({
      name: `${name} ${part}`,
      access: endpoint.access,
      owned: endpoint.owned,
      method,
      isJsonText,
      build,
    });
    const empty = { params: {}, path, query: "", headers: {}, body: null };
    return [
      add("", () => ({ ...empty, ...buildExample(endpoint) })),
      ...listHeadTemplates(endpoint, empty, add),
      ...listBodyTemplates(endpoint, empty, add),
    ];
  });
}

type Add = (part: string, build: Template["build"], isJsonText?: boolean) => Template;

function buildExample({ example, body }: Endpoint): Partial<BuiltRequest> {
  const sent = example?.body ?? (body && body !== "file" && buildSmallest(toJsonSchema(body)));
  return sent ? buildJson(sent) : {};
}

const buildJson = (value: unknown) => ({
  headers: { "content-type": "application/json" },
  body: JSON.stringify(value),
});

function listHeadTemplates(
  { params, query, headers, example }: Endpoint,
  empty: BuiltRequest,
  add: Add,
): Template[] {
  const ofPart = (name: string, of: z.ZodType | undefined, build: (value: object) => object) => {
    if (!of) return [];
    const part = { schema: toJsonSchema(of), base: example?.query ?? {}, bytes: headRoom };
    return listPlaces(part.schema)
      .filter(({ kind }) => kind === "text")
      .map((place) =>
        add(`${name}.${describePlace(place)}`, (hostility) => ({
          ...empty,
          ...build(fillPlace(part, place, hostility) as object),
        })),
      );
  };
  const toText = (value: object) => new URLSearchParams(toTexts(value)).toString();
  return [
    ...ofPart("params", params, (value) => ({ params: toTexts(value) })),
    ...ofPart("query", query, (value) => ({ query: toText(value).slice(0, headRoom) })),
    ...ofPart("headers", headers, (value) => ({ headers: toHeaders(value) })),
  ];
}

const toTexts = (value: object) =>
  Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, String(one).replaceAll(/\p{Cs}/gu, "a")]),
  );

/** Headers have only visible ASCII characters. */
const toHeaders = (value: object) =>
  Object.fromEntries(
    Object.entries(toTexts(value)).map(([key, one]) => [key, one.replaceAll(/[^ -~]/g, "a")]),
  );

function listBodyTemplates(
  { body, bodyLimit = bodyLimits.request, consumes = [], example }: Endpoint,
  empty: BuiltRequest,
  add: Add,
): Template[] {
  if (!body) return [];
  const bytes =
    (bodyLimit === bodyLimits.source ? bodyLimit : Math.min(bodyLimit, bodyLimits.post)) -
    envelopeRoom;
  const files = consumes.filter((type) => type !== "application/json");
  const ofFiles = files.flatMap((type) =>
    type === "multipart/form-data"
      ? fileNames.map((name) =>
          add(`file ${name}`, (hostility) => ({ ...empty, ...buildForm(name, hostility, bytes) })),
        )
      : [add(type, (hostility) => ({ ...empty, ...buildFile(type, hostility, bytes) }))],
  );
  if (body === "file") return ofFiles;
  const part = { schema: toJsonSchema(body), base: example?.body ?? {}, bytes };
  const ofPlaces = listPlaces(part.schema).map((place) =>
    add(
      `body.${describePlace(place)}`,
      (hostility) => ({ ...empty, ...fitJson(part, place, hostility) }),
      place.kind === "text",
    ),
  );
  return [...ofFiles, ...ofPlaces];
}

/** Fills a place so that the JSON, whose escapes take more room than the text, is within the limit of the body. */
function fitJson(part: Part, place: Place, hostility: Hostility) {
  let { bytes } = part;
  for (;;) {
    const json = buildJson(fillPlace({ ...part, bytes }, place, hostility));
    const size = Buffer.byteLength(json.body.replaceAll(image, ""));
    if (size <= part.bytes + envelopeRoom || bytes < 1000) return json;
    bytes *= (0.95 * part.bytes) / size;
  }
}

const fileNames = ["tea.md", "tea.csv", "tea.html", "tea.txt", "tea.srt", "tea.zip", "tea.xml"];

const buildBytes = ({ unit, length, wrapper }: Hostility, bytes: number) => {
  const text = repeatTo(unit, Math.min(length, bytes / bytesPerUnit(unit)));
  return new TextEncoder().encode(wrappers[wrapper]?.(text) ?? text).slice(0, bytes);
};

const buildFile = (type: string, hostility: Hostility, bytes: number) => ({
  headers: { "content-type": type },
  body: buildBytes(hostility, bytes),
});

function buildForm(name: string, hostility: Hostility, bytes: number) {
  const boundary = "hostile";
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  const file = Buffer.concat([
    Buffer.from(head),
    buildBytes(hostility, Math.min(bytes, 5_000_000)),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return {
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    body: new Uint8Array(file),
  };
}

/** A tool as the MCP server lists it. */
export interface ListedTool {
  name: string;
  inputSchema: JsonSchema;
}

const mcpHeaders = {
  "content-type": "application/json",
  accept: "application/json, text/event-stream",
};

/** Lists a template for each place of each tool's arguments, and for messages of any shape. */
export function listToolTemplates(tools: readonly ListedTool[]): Template[] {
  const bytes = bodyLimits.post - envelopeRoom;
  const post = (name: string, build: (hostility: Hostility) => unknown): Template => ({
    name,
    access: "key",
    owned: undefined,
    method: "POST",
    isJsonText: false,
    build: (hostility) => ({
      params: {},
      path: "/mcp",
      query: "",
      headers: mcpHeaders,
      body: JSON.stringify(build(hostility)),
    }),
  });
  const call = (name: string, args: unknown) => ({
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name, arguments: args },
  });
  const ofTools = tools.flatMap(({ name, inputSchema }) =>
    listPlaces(inputSchema).map((place) => {
      const part = { schema: inputSchema, base: {}, bytes };
      return post(`tool ${name} ${describePlace(place)}`, (hostility) =>
        call(name, JSON.parse(fitJson(part, place, hostility).body)),
      );
    }),
  );
  const free = freeValues.map((build, index) =>
    post(`mcp message ${index}`, ({ unit, length }) =>
      build(repeatTo(unit, Math.min(length, bytes / 4))),
    ),
  );
  return [...ofTools, ...free];
}

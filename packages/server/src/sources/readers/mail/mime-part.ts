/** A part of a mail, e.g. its text in HTML. */
export interface MimePart {
  headers: ReadonlyMap<string, string>;
  /** Lower-case media type, e.g. `text/html`. */
  type: string;
  parameters: ReadonlyMap<string, string>;
  /** The content without its transfer encoding; empty for parts with parts. */
  bytes: Buffer;
  parts: MimePart[];
}

const maxDepth = 10;
const maxParts = 500;

/** Reads a mail or a page saved as MHTML. */
export function parseMime(bytes: Uint8Array): MimePart {
  const text = Buffer.from(bytes).toString("latin1").replaceAll(/\r\n?/g, "\n");
  const counted = { parts: 0 };
  return parsePart(text, 0, counted);
}

function parsePart(text: string, depth: number, counted: { parts: number }): MimePart {
  counted.parts += 1;
  const end = text.startsWith("\n") ? 0 : text.indexOf("\n\n");
  const head = end < 0 ? text : text.slice(0, end);
  const body = end < 0 ? "" : text.slice(end).replace(/^\n\n?/, "");
  const headers = parseHeaders(head);
  const { value, parameters } = parseField(headers.get("content-type") ?? "text/plain");
  const type = value.toLowerCase();
  const boundary = type.startsWith("multipart/") ? parameters.get("boundary") : undefined;
  const isNested = boundary !== undefined || type === "message/rfc822";
  const inner = boundary === undefined ? [body] : splitParts(body, boundary);
  const parts =
    isNested && depth < maxDepth
      ? inner.flatMap((one) =>
          counted.parts < maxParts ? [parsePart(one, depth + 1, counted)] : [],
        )
      : [];
  const encoding = headers.get("content-transfer-encoding")?.trim().toLowerCase() ?? "";
  const content = isNested ? Buffer.alloc(0) : decodeTransfer(body, encoding);
  return { headers, type, parameters, bytes: content, parts };
}

/** Returns fields by their lower-case names; of fields with one name, the first. */
function parseHeaders(head: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of head.replaceAll(/\n[ \t]+/g, " ").split("\n")) {
    const colon = line.indexOf(":");
    const name = line.slice(0, Math.max(0, colon)).toLowerCase();
    if (/^[\w-]+$/.test(name) && !headers.has(name))
      headers.set(name, line.slice(colon + 1).trim());
  }
  return headers;
}

const parameter = /;\s*([\w*-]+)\s*=\s*(?:"([^"]*)"|([^\s;"]*))/g;

/** Parses a field with parameters, e.g. `text/html; charset="utf-8"`. */
export function parseField(field: string): { value: string; parameters: Map<string, string> } {
  const [value = ""] = field.split(";", 1);
  const parameters = new Map(
    Array.from(field.matchAll(parameter), ([, name = "", quoted, plain = ""]) => [
      name.toLowerCase(),
      quoted ?? plain,
    ]),
  );
  return { value: value.trim(), parameters };
}

function splitParts(body: string, boundary: string): string[] {
  const parts: string[] = [];
  let open: string[] | null = null;
  for (const line of body.split("\n")) {
    const isEnd = line.trimEnd() === `--${boundary}--`;
    if (isEnd || line.trimEnd() === `--${boundary}`) {
      if (open) parts.push(open.join("\n"));
      open = isEnd ? null : [];
    } else open?.push(line);
  }
  if (open) parts.push(open.join("\n"));
  return parts;
}

function decodeTransfer(body: string, encoding: string): Buffer {
  if (encoding === "base64") return Buffer.from(body, "base64");
  return encoding === "quoted-printable" ? decodeQuoted(body) : Buffer.from(body, "latin1");
}

/** Decodes quoted-printable text: `=E2=80=93`, and lines that end with `=`. */
export function decodeQuoted(text: string): Buffer {
  const plain = text
    .replaceAll(/=[ \t]*\n/g, "")
    .replaceAll(/=([\dA-F]{2})/gi, (_, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    );
  return Buffer.from(plain, "latin1");
}

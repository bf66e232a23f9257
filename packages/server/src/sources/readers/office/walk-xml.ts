import { Parser } from "htmlparser2";
import { SourceError } from "../../source-error.ts";

export type XmlAttributes = Readonly<Record<string, string>>;

/** Receives the parts of an XML document. Positions of tags are in UTF-16 units. */
export interface XmlVisitor {
  open?: (name: string, attributes: XmlAttributes, start: number, end: number) => void;
  close?: (name: string, end: number, start: number) => void;
  text?: (text: string) => void;
}

/** Several times the depth of real documents. */
const maxDepth = 256;

/** Reads XML once, without building a document; entities of a DTD aren't expanded. @throws {SourceError} */
export function walkXml(xml: string, { open, close, text }: XmlVisitor): void {
  let depth = 0;
  const parser: Parser = new Parser(
    {
      onopentag: (name, attributes) => {
        depth += 1;
        if (depth > maxDepth) throw tooDeep();
        open?.(name, attributes, parser.startIndex, parser.endIndex + 1);
      },
      onclosetag: (name) => {
        depth -= 1;
        close?.(name, parser.endIndex + 1, parser.startIndex);
      },
      ontext: (words) => text?.(words),
    },
    { xmlMode: true },
  );
  parser.end(xml);
}

/** Decodes a file of an Office document. */
export const decodeXml = (bytes: Uint8Array | undefined) =>
  bytes ? new TextDecoder("utf-8").decode(bytes) : "";

/** Properties of an Office document. Programs store the company in another file than title and author. */
interface OfficeProperties {
  title?: string;
  byline?: string;
  company?: string;
}

export function readProperties(xml: string): OfficeProperties {
  const found = new Map<string, string>();
  let current = "";
  walkXml(xml, {
    open: (name) => (current = name),
    close: () => (current = ""),
    text: (words) => current && found.set(current, (found.get(current) ?? "") + words),
  });
  const [title, byline, company] = ["dc:title", "dc:creator", "Company"].map((name) =>
    found.get(name)?.trim(),
  );
  return { ...(title && { title }), ...(byline && { byline }), ...(company && { company }) };
}

const tooDeep = () =>
  new SourceError("source-too-heavy", "This file is too complex to read. Paste its text instead.");

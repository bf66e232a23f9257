import { deflateSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";

/** A file that is meant to take a reader's time or memory. */
export interface HostileFile {
  name: string;
  bytes: Uint8Array;
}

const megabyte = 1_000_000;
/** Just below the largest file that is read. */
const mostBytes = 4.9 * megabyte;

const repeat = (text: string, bytes = mostBytes) => text.repeat(Math.floor(bytes / text.length));
const text = (name: string, content: string): HostileFile => ({
  name,
  bytes: Buffer.from(content),
});
const zip = (name: string, files: Record<string, Uint8Array>): HostileFile => ({
  name,
  bytes: zipSync(files, { level: 6 }),
});

const types = strToU8(
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
);
const relations = strToU8(
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
);
const word = (name: string, body: string, head = ""): HostileFile =>
  zip(name, {
    "[Content_Types].xml": types,
    "_rels/.rels": relations,
    "word/document.xml": strToU8(
      `<?xml version="1.0"?>${head}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ),
  });
const wordText = "<w:p><w:r><w:t>Tea rests.</w:t></w:r></w:p>";

/** A PDF of one page whose content is a compressed stream. */
function pdf(name: string, content: Uint8Array, pages = "[3 0 R]"): HostileFile {
  const stream = deflateSync(content);
  const head = `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids ${pages}>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj\n5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\n4 0 obj<</Length ${stream.length}/Filter/FlateDecode>>stream\n`;
  const end = "\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF";
  return { name, bytes: Buffer.concat([Buffer.from(head), stream, Buffer.from(end)]) };
}

/** Puts a ZIP into a ZIP, several times. */
function nest(depth: number): Uint8Array {
  let bytes = zipSync({ "a.txt": strToU8("Tea rests.") });
  for (let at = 0; at < depth; at += 1) bytes = zipSync({ "inner.zip": bytes });
  return bytes;
}

/** Builds files of the kinds that are read, each with something that readers find hard. */
export const buildHostileFiles = (): HostileFile[] => [
  word("bomb.docx", repeat("<w:p/>", 200 * megabyte)),
  word("nested.docx", `${"<w:tbl><w:tr><w:tc>".repeat(5000)}${wordText}`),
  word(
    "entities.docx",
    "<w:p><w:r><w:t>&c;</w:t></w:r></w:p>",
    `<!DOCTYPE x [<!ENTITY a "${"a".repeat(1000)}"><!ENTITY b "${"&a;".repeat(1000)}"><!ENTITY c "${"&b;".repeat(1000)}">]>`,
  ),
  word("paragraphs.docx", wordText.repeat(100_000)),
  { name: "nested.zip", bytes: nest(200) },
  zip(
    "many.zip",
    Object.fromEntries(
      Array.from({ length: 5000 }, (_, at) => [`${at}.html`, strToU8("<p>Tea</p>")]),
    ),
  ),
  zip("bomb.epub", {
    mimetype: strToU8("application/epub+zip"),
    "a.xhtml": new Uint8Array(300 * megabyte),
  }),
  pdf("bomb.pdf", Buffer.alloc(400 * megabyte, 32)),
  pdf("operators.pdf", Buffer.from("BT /F 9 Tf (a) Tj ET ".repeat(1_000_000))),
  pdf("loop.pdf", Buffer.from("BT ET"), "[2 0 R 2 0 R]"),
  { name: "cut.pdf", bytes: pdf("cut.pdf", Buffer.from("BT ET")).bytes.subarray(0, 120) },
  text("deep.html", `<html><body>${repeat("<div>", 4 * megabyte)}`),
  text("attribute.html", `<html><body><p title="${repeat("a", 4.5 * megabyte)}">Tea</p>`),
  text(
    "drawing.html",
    `<html><body><svg>${repeat("<text>tea</text>", 4.5 * megabyte)}</svg><p>Tea rests.</p>`,
  ),
  text("open.html", `<html><body>${repeat("<", 4 * megabyte)}`),
  text("endless.vtt", `WEBVTT\n\n${repeat("00:01.000 --> 00:02.000\n<c><i>tea\n\n")}`),
  text("line.vtt", `WEBVTT\n\n00:01.000 --> 00:02.000\n${repeat("<00:01.000><c> tea")}`),
  text(
    "overrides.ass",
    `[Script Info]\n[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,D,,0,0,0,,${repeat("{\\i1")}`,
  ),
  text(
    "spans.ttml",
    `<tt xmlns="http://www.w3.org/ns/ttml"><body><div><p begin="1s">${repeat("<span>tea")}</p></div></body></tt>`,
  ),
  text(
    "cells.ipynb",
    `{"nbformat":4,"cells":[${'{"cell_type":"markdown","source":["tea"]},'.repeat(100_000)}{"cell_type":"raw","source":[]}]}`,
  ),
  text(
    "parts.eml",
    `From: a@tea.example\nSubject: Tea\nMIME-Version: 1.0\n${Array.from({ length: 3000 }, (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\n\n--b${at}\n`).join("")}Content-Type: text/plain\n\nTea.`,
  ),
  text("events.ics", `BEGIN:VCALENDAR\n${repeat("BEGIN:VEVENT\nSUMMARY:Tea\nEND:VEVENT\n")}`),
  text("chat.txt", repeat("[12.03.24, 10:15:00] Ada: tea\n")),
  text(
    "items.xml",
    `<rss><channel><title>Tea</title>${repeat("<item><title>a</title></item>")}</channel></rss>`,
  ),
];

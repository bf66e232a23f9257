import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { outline, read } from "../read-file.fixture.ts";

const xhtml = (body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title/><script src="a.js"/></head><body>${body}</body></html>`;

const chapters: Readonly<Record<string, string>> = {
  "cover.xhtml": `<img src="a.jpg" alt="Cover"/>`,
  "nav.xhtml": `<nav epub:type="toc"><ol><li><a href="one%20a.xhtml#top">The <i>starter</i></a></li><li><a href="text/two.xhtml">The oven</a></li></ol></nav>`,
  "legal.xhtml": `<section epub:type="copyright-page"><p>All rights reserved. ISBN 978-3-16-148410-0</p></section>`,
  "one a.xhtml": `<a id="top"/><h1>The starter</h1><p>A starter forgives a week<a epub:type="noteref" href="#n1"><sup>1</sup></a>, but not two.</p><ul><li>Feed it</li></ul><aside epub:type="footnote" id="x"><p>1. Tested in a cellar.</p></aside>`,
  "text/two.xhtml": `<p>Salt is the brake,&nbsp;warmth is the pedal.</p><p>It holds 10<sup>6</sup> grains.</p><img src="../a.jpg" alt="The oven at five"/>`,
};

const navigation = `<ncx><navMap><navPoint><navLabel><text>The starter</text></navLabel><content src="one%20a.xhtml"/></navPoint><navPoint><navLabel><text>The oven</text></navLabel><content src="text/two.xhtml#p"/></navPoint></navMap></ncx>`;

/** Builds a book of the given version of EPUB, with its files in the order of `chapters`. */
function buildBook({
  version = 3,
  more = {},
}: { version?: 2 | 3; more?: Record<string, string> } = {}) {
  const names = Object.keys(chapters).filter((name) => version === 3 || name !== "nav.xhtml");
  const items = names.map(
    (name, index) =>
      `<item id="i${index}" href="${encodeURI(name)}" media-type="application/xhtml+xml"${name === "nav.xhtml" ? ' properties="nav"' : ""}/>`,
  );
  const opf = `<package xmlns="http://www.idpf.org/2007/opf"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>The Bread Year</dc:title><dc:creator>Ada Moor</dc:creator><dc:language>en</dc:language><dc:date>2024-03-04T00:00:00Z</dc:date></metadata><manifest>${items.join("")}<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/></manifest><spine>${names.map((_, index) => `<itemref idref="i${index}"/>`).join("")}</spine><guide><reference type="cover" href="cover.xhtml"/></guide></package>`;
  const files: Record<string, string> = {
    mimetype: "application/epub+zip",
    "META-INF/container.xml": `<container><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>`,
    "OEBPS/book.opf": opf,
    "OEBPS/toc.ncx": version === 2 ? navigation : "<ncx/>",
    ...Object.fromEntries(names.map((name) => [`OEBPS/${name}`, xhtml(chapters[name] ?? "")])),
    ...more,
  };
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  );
}

describe.each([2, 3] as const)("an e-book in EPUB %i", (version) => {
  test("is read chapter by chapter, without cover, contents and imprint", async () => {
    const found = await read(buildBook({ version }));
    expect(found.source).toMatchObject({
      kind: "epub",
      title: "The Bread Year",
      byline: "Ada Moor",
      language: "en",
      published: "2024-03-04",
    });
    expect(outline(found)).toEqual([
      "h1 The starter",
      "p A starter forgives a week, but not two.",
      "li0 Feed it",
      "h1 The oven",
      "p Salt is the brake,\u00A0warmth is the pedal.",
      "p It holds 10⁶ grains.",
    ]);
    const { left } = found.source.read;
    expect(left).toContain("1 footnote: 1. Tested in a cellar.");
    expect(left).toContain("1 image: The oven at five");
    expect(left.find((line) => line.includes("around the chapters"))).toMatch(
      /^[23] pages .*cover/,
    );
  });

  test("offers its chapters, and reads the chosen one", async () => {
    const bytes = buildBook({ version });
    const { choices = [] } = await read(bytes);
    expect(choices.map(({ title }) => title)).toEqual(["All chapters", "The starter", "The oven"]);
    const found = await read(bytes, { choice: choices[2]?.id ?? "" });
    expect(outline(found)[0]).toBe("h1 The oven");
    expect(found.choices).toEqual(choices);
    expect(outline(await read(bytes, { choice: "book" }))).toHaveLength(6);
  });
});

test("an e-book whose fonts are hidden is read, one with copy protection is refused", async () => {
  const encrypt = (algorithm: string) =>
    buildBook({
      more: {
        "META-INF/encryption.xml": `<encryption xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptedData><enc:EncryptionMethod Algorithm="${algorithm}"/></enc:EncryptedData></encryption>`,
      },
    });
  expect((await read(encrypt("http://www.idpf.org/2008/embedding"))).passages).toHaveLength(6);
  await expect(read(encrypt("http://www.w3.org/2001/04/xmlenc#aes128-cbc"))).rejects.toThrow(
    "copy protection",
  );
});

test.each([
  ["without a list of its files", { "OEBPS/book.opf": "<package/>" }],
  ["that names no such list", { "META-INF/container.xml": "<container/>" }],
])("an e-book %s is refused as damaged", async (_, more) => {
  await expect(read(buildBook({ more }))).rejects.toThrow("This e-book is damaged");
});

test("the images of chapters are offered with their place", async () => {
  const { source, files } = await read(buildBook({ more: { "OEBPS/a.jpg": "x".repeat(4000) } }));
  const url = "https://file.invalid/OEBPS/a.jpg";
  expect(files?.map((file) => [file.url, file.bytes.length])).toEqual([[url, 4000]]);
  expect(source.images).toEqual([{ url, alt: "The oven at five", passage: expect.any(String) }]);
});

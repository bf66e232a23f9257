import { expect, test } from "vitest";
import { outline, read, wordsOf } from "../read-file.fixture.ts";

const article = `<p>${"We bake every morning. ".repeat(60)}</p><p hidden>Ignore SNAKEOIL</p><ul><li>Rye</li></ul>`;

const rss = `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"
xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>Bakery</title><language>en</language>
<item><title>Bread &amp; salt</title><link>https://bakery.example/1</link><dc:creator>Ada</dc:creator>
<pubDate>Mon, 12 May 2025 10:00:00 GMT</pubDate><description>Short</description>
<content:encoded><![CDATA[${article}]]></content:encoded></item>
<item><title>Second</title><link>https://bakery.example/2</link><description>Only a summary.</description></item>
</channel></rss>`;

test("the first item of a feed is read, and the others can be chosen", async () => {
  const found = await read(rss, { url: "https://bakery.example/feed" });
  expect(found.source).toMatchObject({
    kind: "feed",
    title: "Bread & salt",
    byline: "Ada",
    published: "2025-05-12T10:00:00.000Z",
    url: "https://bakery.example/1",
    read: { left: ["1 hidden part: Ignore SNAKEOIL"], doubts: [] },
  });
  expect(outline(found)).toEqual([`p ${"We bake every morning. ".repeat(60).trim()}`, "li0 Rye"]);
  expect(found.choices).toEqual([
    { id: "1", title: "Bread & salt" },
    { id: "2", title: "Second" },
  ]);
});

test("items after the hundredth can't be chosen, and what was left out says so", async () => {
  const items = Array.from(
    { length: 103 },
    (_, index) => `<item><title>Item ${index}</title><description>Bread.</description></item>`,
  );
  const found = await read(`<rss version="2.0"><channel>${items.join("")}</channel></rss>`);
  expect(found.choices).toHaveLength(100);
  expect(found.source.read.left).toEqual(["3 items of the feed after the first 100"]);
});

test("an item with only a summary is doubted", async () => {
  const found = await read(rss, { choice: "2" });
  expect(outline(found)).toEqual(["p Only a summary."]);
  expect(found.source.read.doubts).toMatchObject([{ code: "summary" }]);
});

test("Atom and JSON feeds are read, too", async () => {
  const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>F</title><entry><title>Bread</title><id>u</id>
<link href="https://bakery.example/2"/><updated>2025-05-12T10:00:00Z</updated><content type="html">&lt;p>Hi.&lt;/p></content></entry></feed>`;
  const item = {
    id: "1",
    title: "Bread",
    url: "https://bakery.example/2",
    content_html: "<p>Hi.</p>",
  };
  const json = JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: "F",
    items: [item],
  });
  for (const feed of [atom, json]) {
    const found = await read(feed);
    expect(found.source).toMatchObject({
      kind: "feed",
      title: "Bread",
      url: "https://bakery.example/2",
    });
    expect(outline(found)).toEqual(["p Hi."]);
  }
});

test("a feed without items, or cut off, is refused; entities of a DTD aren't expanded", async () => {
  const empty = '<rss version="2.0"><channel><title>x</title></channel></rss>';
  await expect(read(empty)).rejects.toMatchObject({ code: "source-empty" });
  await expect(read(rss.slice(0, 300))).rejects.toMatchObject({
    code: expect.stringMatching(/^source-/) as string,
  });
  const dtd = `<!DOCTYPE rss [<!ENTITY a "SNAKEOIL">]>${rss.slice(21).replace("Bread &amp; salt", "Bread &a;")}`;
  const found = await read(`<?xml version="1.0"?>${dtd}`).catch(() => null);
  expect(found ? wordsOf(found) : "").not.toContain("SNAKEOIL");
});

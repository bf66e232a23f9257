import { expect, test } from "vitest";
import { read } from "../read-file.fixture.ts";

const sentence =
  "The kettle stands by the window, and whoever comes first in the morning fills it for all the others in the house.";
const paragraph = `<p>${sentence} ${sentence}</p>`;
const url = "https://tea.example/kettle/";
const page = (body: string, head = "") =>
  `<html lang="en"><head><title>Kettles at work</title>${head}</head><body><main><article><h1>Kettles at work</h1>${body}</article></main></body></html>`;
const readImages = async (body: string, head = "") =>
  (await read(page(body, head), { url })).source.images ?? [];

test("an image is offered with its address, alt text, caption, credit and place", async () => {
  const figure = `<figure><img src="../pot.jpg" alt="A pot on a stove"><figcaption>The pot in May. Photo: Ada Moor (CC BY 4.0)</figcaption></figure>`;
  expect(await readImages(paragraph + figure + paragraph)).toEqual([
    {
      url: "https://tea.example/pot.jpg",
      alt: "A pot on a stove",
      caption: "The pot in May. Photo: Ada Moor (CC BY 4.0)",
      credit: { author: "Ada Moor", license: "CC BY 4.0", url },
      passage: "p1",
    },
  ]);
});

test.each([
  ["the widest of a set", `srcset="a.jpg 400w, b.jpg 1200w, c.jpg 5000w" src="s.jpg"`, "b.jpg"],
  [
    "one that loads later",
    `data-src="late.jpg" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="`,
    "late.jpg",
  ],
])("the address is %s", async (_, attributes, name) => {
  const [image] = await readImages(`${paragraph}<img ${attributes}>${paragraph}`);
  expect(image?.url).toBe(`${url}${name}`);
});

test.each([
  `src="pot.jpg" width="120" height="90"`,
  `src="pot-150x150.jpg"`,
  `src="pot.svg"`,
  `src="site-logo.png"`,
  `src="pot.jpg" class="avatar"`,
  `src="line.png" width="900" height="200" alt=""`,
  `src="javascript:alert(1)"`,
])("no image of a page's own is offered: %s", async (attributes) => {
  expect(await readImages(`${paragraph}<img ${attributes}>${paragraph}`)).toEqual([]);
});

test("a page without images offers the one for previews, for the cover", async () => {
  const head = `<meta property="og:image" content="https://tea.example/og.jpg"><meta property="og:image:alt" content="A kettle">`;
  expect(await readImages(paragraph, head)).toEqual([
    { url: "https://tea.example/og.jpg", alt: "A kettle", credit: { url } },
  ]);
  const [first, ...others] = await readImages(`<img src="pot.jpg">${paragraph}`, head);
  expect([first?.url, others]).toEqual([`${url}pot.jpg`, []]);
});

test("images of links to other pages aren't offered", async () => {
  const links = Array.from(
    { length: 3 },
    (_, index) =>
      `<div><img src="other-${index}.jpg"><a href="/${index}">Other kettles of the year ${index}</a></div>`,
  ).join("");
  expect(await readImages(paragraph.repeat(4) + links)).toEqual([]);
});

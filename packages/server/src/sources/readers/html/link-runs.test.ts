import { expect, test } from "vitest";
import { outline, read } from "../read-file.fixture.ts";

const prose = Array.from(
  { length: 6 },
  (_, index) =>
    `<p>Kettle ${index + 1} stands by the window, and whoever comes first in the morning fills it for the others in the house.</p>`,
).join("");
const links = (names: readonly string[]) =>
  `<ul>${names.map((name) => `<li><a href="/${name}">${name}</a></li>`).join("")}</ul>`;
const page = (body: string) =>
  `<html lang="en"><head><title>Kettles at work</title></head><body><main><article><h1>Kettles at work</h1>${body}</article></main></body></html>`;
const url = "https://tea.example/kettle";

test("links to other pages below an article are left out with their headings, and counted", async () => {
  const body = `${prose}<h3>Tea reviews</h3>${links(["Cups of the year", "A pot for two", "Seven lids"])}`;
  const found = await read(page(body), { url });
  expect(outline(found).filter((line) => !line.startsWith("p "))).toEqual([]);
  expect(found.source.read.left.join()).toContain("4 links: Tea reviews");
});

test("a list with words of its own stays, and so do two links", async () => {
  const own = `<h3>What you need</h3><ul><li>A pot from the <a href="/p">shop</a></li><li>Water</li><li>A cup</li></ul>`;
  const two = links(["The pot of the year", "The cup of the year"]);
  const found = await read(page(prose + own + two), { url });
  expect(outline(found).some((line) => line.includes("What you need"))).toBe(true);
  expect(outline(found).some((line) => line.includes("The cup of the year"))).toBe(true);
});

test("linked names above the text are what it is about", async () => {
  const found = await read(page(links(["Cups of the year", "A pot", "Seven lids"]) + prose), {
    url,
  });
  expect(outline(found).some((line) => line.includes("Seven lids"))).toBe(true);
});

test("a menu above the text is left out", async () => {
  const menu = links(["Teas", "Pots of the year", "Cups", "Lids", "Kettles", "About us"]);
  const found = await read(page(menu + prose), { url });
  expect(outline(found).some((line) => line.includes("Pots of the year"))).toBe(false);
});

import { describe, expect, test } from "vitest";
import { outline, read } from "../read-file.fixture.ts";
import { judgePart } from "./judge-part.ts";
import { listBlocks } from "./page-blocks.ts";
import { restoreBlocks } from "./restore-blocks.ts";

const sentence = (subject: string) =>
  `${subject} stands by the window, and whoever comes first in the morning fills it for all the others in the house.`;
const paragraph = (subject: string) => `<p>${sentence(subject)} ${sentence(subject)}</p>`;
const url = "https://tea.example/kettle";
const page = (body: string) =>
  `<html lang="en"><head><title>Kettles</title></head><body><main><article><h1>Kettles</h1>${body}</article></main></body></html>`;

describe("headings of an article stay, whatever their classes say:", () => {
  test.each([
    "header-anchor-post",
    "sharebar-heading",
    "widget-title",
    "related-heading",
    "media-heading",
  ])("%s", async (name) => {
    const body = ["The pot", "The cup", "The lid"]
      .map((subject) => `<h2 class="${name}">${subject} in winter</h2>${paragraph(subject)}`)
      .join("");
    const found = await read(page(paragraph("The kettle") + body), { url });
    const headings = outline(found).filter((line) => line.startsWith("h2"));
    expect(headings).toEqual([
      "h2 The pot in winter",
      "h2 The cup in winter",
      "h2 The lid in winter",
    ]);
  });
});

describe("what an extractor takes off between two paragraphs", () => {
  const before = paragraph("The kettle");
  const after = paragraph("The cup");
  const restore = (inside: string) =>
    restoreBlocks(listBlocks(before + inside + after), listBlocks(before + after), "").map(
      (block) =>
        "passage" in block
          ? block.passage.kind
          : "row" in block
            ? "row"
            : "left" in block
              ? block.left
              : "image",
    );

  test("is read, if it is a heading, a list or a table", () => {
    const table =
      "<table><tr><th>Tea</th><th>Price</th></tr><tr><td>Green</td><td>7</td></tr></table>";
    expect(restore(`<ul><li>Warm the pot</li><li>Wait</li></ul>${table}<h2>The cup</h2>`)).toEqual([
      "paragraph",
      "list",
      "list",
      "row",
      "heading",
      "paragraph",
    ]);
  });

  test("is listed, if it has prose of its own", () => {
    expect(restore("<h2>Our letter</h2><p>Subscribe to it today.</p>")).toEqual([
      "paragraph",
      ["heading", "Our letter", "headings"],
      ["paragraph", "Subscribe to it today.", "paragraphs"],
      "paragraph",
    ]);
  });

  test("isn't mentioned, if it is a list of links or a menu", () => {
    expect(
      restore('<ul><li><a href="/a">Another page</a></li></ul><aside><h3>More</h3></aside>'),
    ).toEqual(["paragraph", "paragraph"]);
  });
});

describe("a part of a page is judged by the page's long paragraphs:", () => {
  const all = listBlocks(
    `<h1>Kettles</h1>${["The kettle", "The pot", "The cup", "The lid"].map(paragraph).join("")}`,
  );
  const judge = (...subjects: string[]) =>
    judgePart(all, listBlocks(subjects.map(paragraph).join("")), "Kettles").isWrong;

  test("the text isn't wrong, nor is its beginning above many comments", () => {
    expect(judge("The kettle", "The pot", "The cup", "The lid")).toBe(false);
    expect(judge("The kettle")).toBe(false);
  });

  test("one of its last paragraphs is", () => {
    expect(judge("The lid")).toBe(true);
    expect(judge()).toBe(true);
  });
});

describe("the text below the page's title decides:", () => {
  const join = (subjects: readonly string[]) => subjects.map(paragraph).join("");
  const own = join(["The kettle", "The pot", "The cup"]);
  const next = join(["The spoon", "The tray", "The tin", "The jar", "The towel", "The stove"]);
  const all = listBlocks(
    `<h1>Tea by the window</h1><h1>All about kettles</h1>${own}<h1>All about spoons</h1>${next}`,
  );
  const judge = (html: string, title: string) => judgePart(all, listBlocks(html), title).isWrong;

  test("a longer text below another title is wrong", () => {
    expect(judge(next, "All about kettles | Tea by the window")).toBe(true);
    expect(judge(own, "All about kettles | Tea by the window")).toBe(false);
    expect(judge(next, "All about spoons | Tea by the window")).toBe(false);
  });

  test("it is read if no extractor finds a text, without menus", async () => {
    const menu = `<ul>${'<li><a href="/a">Tea</a></li>'.repeat(3)}</ul>`;
    const html = `<html><head><title>All about kettles</title></head><body>${menu}<h1>All about kettles</h1>
      <p>The kettle is warm, and it is nine.</p>${menu}<nav></nav></body></html>`;
    expect(outline(await read(html, { url }))).toEqual(["p The kettle is warm, and it is nine."]);
  });
});

test("a page whose hidden parts hold most of its text is doubted, and can be read with them", async () => {
  const hidden = `<div style="display:none">${["The pot", "The cup", "The lid"].map(paragraph).join("")}</div>`;
  const html = page(paragraph("The kettle") + hidden);
  const found = await read(html, { url });
  expect(found.source.read.doubts.map(({ code }) => code)).toContain("hidden");
  expect(found.choices?.map(({ id }) => id)).toEqual(["page", "hidden"]);
  const whole = await read(html, { url, choice: "hidden" });
  expect(outline(whole).join()).toContain("The lid stands by the window");
  expect(whole.choices?.map(({ id }) => id)).toEqual(["page", "hidden"]);
});

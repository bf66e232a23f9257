import { expect, test } from "vitest";
import { checkPublication } from "./check-publication.ts";
import { splitIntoPosts } from "../networks/networks.ts";

const payload = { caption: "Tea", alt_texts: [], options: {} };
const check = (change: Partial<typeof payload>, slides = 4) =>
  checkPublication("bluesky", { ...payload, ...change }, { slides }).map(({ code, place }) => [
    code,
    place,
  ]);

test("what a network takes has no problem", () => {
  expect(check({})).toEqual([]);
  expect(
    checkPublication("handover", { ...payload, caption: "x".repeat(19_000) }, { slides: 300 }),
  ).toEqual([]);
});

test("Bluesky counts what people see as a character", () => {
  expect(check({ caption: "👩‍👩‍👧‍👦".repeat(110) })).toEqual([]);
  expect(check({ caption: "é".repeat(300) })).toEqual([]);
  expect(check({ caption: "é".repeat(301) })).toEqual([["caption-too-long", "caption"]]);
});

test("… and bytes", () => {
  expect(check({ caption: "👩‍👩‍👧‍👦".repeat(150) })).toEqual([["caption-too-many-bytes", "caption"]]);
});

test("a description that is too long is named by its slide", () => {
  const alt_texts = ["Tea", "x".repeat(2001)];
  expect(checkPublication("bluesky", { ...payload, alt_texts }, { slides: 2 })).toMatchObject([
    { code: "alt-text-too-long", place: 2 },
  ]);
});

test("Bluesky takes 50 slides in replies of 10, as even as they go", () => {
  expect(check({}, 50)).toEqual([]);
  expect(check({}, 51)).toEqual([["too-many-slides", "slides"]]);
  expect(splitIntoPosts("bluesky", 10)).toEqual([10]);
  expect(splitIntoPosts("bluesky", 11)).toEqual([6, 5]);
  expect(splitIntoPosts("bluesky", 25)).toEqual([9, 8, 8]);
  expect(splitIntoPosts("handover", 25)).toEqual([25]);
});

const codes = (...parts: Parameters<typeof checkPublication>) =>
  checkPublication(...parts).map(({ code }) => code);

test("Mastodon counts as its server says, and the content warning with it", () => {
  const caption = "x".repeat(500);
  expect(codes("mastodon", { ...payload, caption }, { slides: 1 })).toEqual([]);
  expect(codes("mastodon", { ...payload, caption: `${caption}x` }, { slides: 1 })).toEqual([
    "caption-too-long",
  ]);
  const warned = { ...payload, caption, options: { spoiler_text: "Tea" } };
  expect(codes("mastodon", warned, { slides: 1 })).toEqual(["caption-too-long"]);
  expect(codes("mastodon", warned, { slides: 1, limits: { caption: 503 } })).toEqual([]);
  const alt_texts = ["x".repeat(420)];
  expect(
    codes("mastodon", { ...payload, alt_texts }, { slides: 1, limits: { alt_text: 419 } }),
  ).toEqual(["alt-text-too-long"]);
});

test("Mastodon takes ten posts of as many pictures as its server does", () => {
  const few = { pictures: 1 };
  expect(codes("mastodon", payload, { slides: 40 })).toEqual([]);
  expect(codes("mastodon", payload, { slides: 41 })).toEqual(["too-many-slides"]);
  expect(codes("mastodon", payload, { slides: 11, limits: few })).toEqual(["too-many-slides"]);
  expect(codes("mastodon", payload, { slides: 60, limits: { pictures: 6 } })).toEqual([]);
});

test("LinkedIn takes 3,000 characters, a document of 300 pages or 20 pictures", () => {
  const caption = "👩".repeat(1500);
  expect(codes("linkedin", { ...payload, caption }, { slides: 300 })).toEqual([]);
  expect(codes("linkedin", { ...payload, caption: `${caption}.` }, { slides: 301 })).toEqual([
    "caption-too-long",
    "too-many-slides",
  ]);
  const images = { ...payload, options: { kind: "images" as const } };
  expect(codes("linkedin", images, { slides: 20 })).toEqual([]);
  expect(codes("linkedin", images, { slides: 21 })).toEqual(["too-many-slides"]);
});

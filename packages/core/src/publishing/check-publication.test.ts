import { expect, test } from "vitest";
import type { PostPlace } from "../networks/rules-for.ts";
import { checkPublication } from "./check-publication.ts";
import type { PublicationPayload } from "./publication-payload.ts";

const payload: PublicationPayload = { caption: "Tea", alt_texts: [], options: {} };
const bluesky = { network: "bluesky", limits: {} } as const;
const mastodon = { network: "mastodon", limits: {} } as const;
const linkedin = { network: "linkedin", limits: {} } as const;

interface Facts {
  slides?: number;
  ratio?: number | null;
  isPublic?: boolean;
  videoSlides?: number[];
}

const check = (
  place: PostPlace,
  change: Partial<PublicationPayload>,
  { slides = 4, ratio = null, isPublic, videoSlides = [] }: Facts = {},
) => checkPublication(place, { ...payload, ...change }, { slides, ratio, isPublic, videoSlides });

const list = (...parts: Parameters<typeof check>) =>
  check(...parts).map(({ code, place }) => [code, place]);
const codes = (...parts: Parameters<typeof check>) => check(...parts).map(({ code }) => code);

const through = (network: "buffer" | "postiz", service: PostPlace["service"]): PostPlace => ({
  network,
  service,
  limits: {},
});

test("a publication within the network's limits has no problems", () => {
  expect(list(bluesky, {})).toEqual([]);
  const handover = { network: "handover", limits: {} } as const;
  expect(list(handover, { caption: "x".repeat(19_000) }, { slides: 300 })).toEqual([]);
});

test("Bluesky counts graphemes as characters", () => {
  expect(list(bluesky, { caption: "👩‍👩‍👧‍👦".repeat(110) })).toEqual([]);
  expect(list(bluesky, { caption: "é".repeat(300) })).toEqual([]);
  expect(list(bluesky, { caption: "é".repeat(301) })).toEqual([["caption-too-long", "caption"]]);
});

test("a caption far above its limit isn't counted to its end", () => {
  const [problem] = check({ network: "linkedin", limits: {} }, { caption: "x".repeat(60_000) });
  expect(problem?.message).toBe(
    "LinkedIn allows captions of up to 3000 characters; this one has more than 14999.",
  );
});

test("Bluesky also limits bytes", () => {
  expect(list(bluesky, { caption: "👩‍👩‍👧‍👦".repeat(150) })).toEqual([
    ["caption-too-many-bytes", "caption"],
  ]);
});

test("an alt text that is too long is reported with its slide", () => {
  const alt_texts = ["Tea", "x".repeat(2001)];
  expect(list(bluesky, { alt_texts }, { slides: 2 })).toEqual([["alt-text-too-long", 2]]);
});

test("Bluesky accepts 50 slides in replies of 10", () => {
  expect(list(bluesky, {}, { slides: 50 })).toEqual([]);
  expect(list(bluesky, {}, { slides: 51 })).toEqual([["too-many-slides", "slides"]]);
});

test("Mastodon counts by its server's rules, including the content warning", () => {
  const caption = "x".repeat(500);
  expect(codes(mastodon, { caption })).toEqual([]);
  expect(codes(mastodon, { caption: `${caption}x` })).toEqual(["caption-too-long"]);
  const options = { spoiler_text: "Tea" };
  expect(codes(mastodon, { caption, options })).toEqual(["caption-too-long"]);
  expect(codes({ ...mastodon, limits: { caption: 503 } }, { caption, options })).toEqual([]);
  const alt_texts = ["x".repeat(420)];
  expect(codes({ ...mastodon, limits: { alt_text: 419 } }, { alt_texts })).toEqual([
    "alt-text-too-long",
  ]);
});

test("Mastodon accepts ten posts, each with as many images as its server allows", () => {
  const few = { ...mastodon, limits: { pictures: 1 } };
  expect(codes(mastodon, {}, { slides: 40 })).toEqual([]);
  expect(codes(mastodon, {}, { slides: 41 })).toEqual(["too-many-slides"]);
  expect(codes(few, {}, { slides: 11 })).toEqual(["too-many-slides"]);
  expect(codes({ ...mastodon, limits: { pictures: 6 } }, {}, { slides: 60 })).toEqual([]);
});

test("LinkedIn accepts 3,000 characters, a document of 300 pages or 20 images", () => {
  const caption = "👩".repeat(1500);
  expect(codes(linkedin, { caption }, { slides: 300 })).toEqual([]);
  expect(codes(linkedin, { caption: `${caption}.` }, { slides: 301 })).toEqual([
    "caption-too-long",
    "too-many-slides",
  ]);
  const options = { kind: "images" as const };
  expect(codes(linkedin, { options }, { slides: 20 })).toEqual([]);
  expect(codes(linkedin, { options }, { slides: 21 })).toEqual(["too-many-slides"]);
});

test.for([
  [5, []],
  [6, ["warning"]],
  [30, ["warning"]],
  [31, ["error"]],
] as const)("%i hashtags at Instagram give %j", ([count, severities]) => {
  const caption = Array.from({ length: count }, (_, index) => `#tea${index}`).join(" ");
  const problems = check(through("buffer", "instagram"), { caption });
  expect(problems.map(({ severity }) => severity)).toEqual(severities);
  expect(problems.every(({ code }) => code === "too-many-hashtags")).toBe(true);
});

test.for([
  [3, []],
  [4, ["warning"]],
  [20, ["warning"]],
  [21, ["error"]],
] as const)("%i mentions at Instagram give %j", ([count, severities]) => {
  const caption = Array.from({ length: count }, (_, index) => `@ana${index}`).join(" ");
  const problems = check(through("buffer", "instagram"), { caption });
  expect(problems.map(({ severity }) => severity)).toEqual(severities);
});

test("links aren't clickable at Instagram, and limited at Threads", () => {
  const caption = "https://a.example ".repeat(6);
  expect(check(through("postiz", "instagram"), { caption })).toMatchObject([
    { severity: "warning", code: "plain-links" },
  ]);
  expect(check(through("postiz", "threads"), { caption })).toMatchObject([
    { severity: "error", code: "too-many-links" },
  ]);
  expect(codes(through("postiz", "threads"), { caption: "https://a.example ".repeat(5) })).toEqual(
    [],
  );
});

test.for([
  [540 / 675, []],
  [1, []],
  [800 / 450, []],
  [600 / 314, []],
  [540 / 960, ["ratio"]],
  [2, ["ratio"]],
  [null, []],
] as const)("slides with the ratio %d at Instagram give %j", ([ratio, found]) => {
  expect(codes(through("postiz", "instagram"), {}, { ratio })).toEqual(found);
});

test("a bridge allows fewer slides, and the message names it", () => {
  const options = { kind: "images" as const };
  expect(check(through("buffer", "linkedin"), { options }, { slides: 10 })).toMatchObject([
    { message: "LinkedIn through Buffer allows up to 9 slides; this carousel has 10." },
  ]);
  expect(codes(through("buffer", "pinterest"), { options: { board: "1" } }, { slides: 2 })).toEqual(
    ["too-many-slides"],
  );
  expect(codes(through("buffer", "x"), {}, { slides: 20 })).toEqual([]);
  expect(codes(through("postiz", "x"), {}, { slides: 5 })).toEqual(["too-many-slides"]);
});

test("alt text that isn't sent gives a warning", () => {
  const alt_texts = ["Tea"];
  expect(check(through("postiz", "x"), { alt_texts })).toMatchObject([
    { severity: "warning", message: "Postiz doesn't send alt text to X." },
  ]);
  expect(check(through("buffer", "tiktok"), { alt_texts })).toMatchObject([
    { severity: "warning", message: "Buffer doesn't send alt text to TikTok." },
  ]);
});

test("a missing required option or one above the service's limit is reported", () => {
  const pinterest = through("buffer", "pinterest");
  expect(codes(pinterest, {}, { slides: 1 })).toEqual(["board-missing"]);
  expect(codes(pinterest, { options: { board: "1" } }, { slides: 1 })).toEqual([]);
  const first_comment = "x".repeat(1251);
  expect(check(through("buffer", "linkedin"), { options: { first_comment } })).toMatchObject([
    { message: "A first comment can have up to 1250 characters on LinkedIn." },
  ]);
  // Direct posts to LinkedIn have no first comment, so its length is not checked.
  expect(codes(linkedin, { options: { first_comment } })).toEqual([]);
});

test("services that download files need a public server URL", () => {
  const isPublic = false;
  expect(codes(through("buffer", "linkedin"), {}, { isPublic })).toEqual(["needs-public-url"]);
  expect(codes(through("postiz", "instagram"), {}, { isPublic })).toEqual([]);
  expect(codes(linkedin, {}, { isPublic })).toEqual([]);
});

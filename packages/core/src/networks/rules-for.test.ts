import fc from "fast-check";
import { expect, test } from "vitest";
import { bridges, isBridge } from "./bridges.ts";
import type { NetworkLimits } from "./limits.ts";
import { previewOf } from "./preview/preview-of.ts";
import { rulesFor, type PostPlace } from "./rules-for.ts";
import { serviceIds, type ServiceId } from "./service-ids.ts";
import { services } from "./services.ts";

const direct = (service: ServiceId, limits: NetworkLimits = {}): PostPlace => ({ service, limits });
const through = (network: "buffer" | "postiz", service: ServiceId): PostPlace => ({
  network,
  service,
  limits: {},
});
const bridged = Object.keys(bridges)
  .filter(isBridge)
  .flatMap((id) =>
    serviceIds
      .filter((service) => bridges[id].services[service])
      .map((service) => ({ id, service })),
  );

test.for([
  ["instagram", 2200, 2196, 2200],
  ["facebook", 63_206, 5000, 63_206],
  ["threads", 500, 500, 500],
  ["x", 280, 280, 280],
  ["linkedin", 3000, 3000, 3000],
  ["linkedin-page", 3000, 3000, 3000],
  ["pinterest", 800, 500, 500],
  ["tiktok", 4000, 4000, 2000],
  ["bluesky", 300, 300, 300],
  ["mastodon", 500, 500, 500],
] as const)("the longest caption at %s: %i, by Buffer %i, by Postiz %i", ([id, ...limits]) => {
  const places = [direct(id), through("buffer", id), through("postiz", id)];
  expect(places.map((place) => rulesFor(place).captionLimit)).toEqual(limits);
});

test.for([
  ["instagram", 10, [10], [10], [10]],
  ["facebook", 10, [10], [10], [10]],
  ["threads", 20, [20], [10], [20]],
  ["x", 20, [4, 4, 4, 4, 4], [4, 4, 4, 4, 4], [4]],
  ["pinterest", 5, [5], [1], [5]],
  ["tiktok", 35, [35], [10], [35]],
  ["linkedin", 300, [300], [300], [300]],
  ["bluesky", 50, [10, 10, 10, 10, 10], [4], [4]],
  ["mastodon", 40, Array.from({ length: 10 }, () => 4), [4], [4]],
] as const)(
  "the most slides at %s, posted by itself, Buffer and Postiz",
  ([id, most, ...posts]) => {
    const places = [direct(id), through("buffer", id), through("postiz", id)].map(rulesFor);
    expect(places[0]?.mostSlides({})).toBe(most);
    expect(places.map((rules) => rules.splitIntoPosts(rules.mostSlides({})))).toEqual(posts);
  },
);

test("slides are split into posts within the limit, of equal size or uncropped, and none is lost", () => {
  const place = fc.constantFrom(
    ...serviceIds.map((id) => direct(id)),
    ...bridged.map(({ id, service }) => through(id, service)),
  );
  fc.assert(
    fc.property(place, fc.integer({ min: 1, max: 300 }), (one, slides) => {
      const { splitIntoPosts, mostSlides, formOf } = rulesFor(one);
      const posts = splitIntoPosts(slides);
      expect(posts.reduce((sum, count) => sum + count)).toBe(slides);
      const { uncropped = [] } = formOf({});
      const isEven = Math.max(...posts) - Math.min(...posts) <= 1;
      expect(isEven || posts.every((count) => uncropped.includes(count))).toBe(true);
      if (slides > mostSlides({})) return;
      expect(Math.max(...posts)).toBeLessThanOrEqual(formOf({}).perPost);
      expect(posts.length).toBeLessThanOrEqual(formOf({}).posts);
    }),
  );
});

test.for([
  [2, [1, 1]],
  [4, [4]],
  [5, [1, 4]],
  [6, [1, 4, 1]],
  [8, [4, 4]],
  [9, [1, 4, 4]],
  [11, [1, 4, 4, 1, 1]],
  [15, [4, 4, 4, 3]],
] as const)(
  "on X, %i slides are split into posts that its feed doesn't crop, if 5 posts suffice",
  ([slides, posts]) => {
    expect(rulesFor(direct("x")).splitIntoPosts(slides)).toEqual(posts);
    expect(rulesFor(through("buffer", "x")).splitIntoPosts(slides)).toEqual(posts);
  },
);

test("on X, an account limited to 2 images gets one per post, and a bridge with a single post gets all", () => {
  expect(rulesFor(direct("x", { pictures: 2 })).splitIntoPosts(3)).toEqual([1, 1, 1]);
  expect(rulesFor(through("postiz", "x")).splitIntoPosts(3)).toEqual([3]);
});

test("the image counts marked as uncropped on X are those that its feed preview doesn't crop", () => {
  const ratio = 16 / 9;
  const { uncropped = [], perPost } = rulesFor(direct("x")).formOf({});
  const counts = Array.from({ length: perPost }, (_, index) => index + 1);
  const whole = counts.filter((count) => {
    const { posts } = previewOf("x", { posts: [count], ratio, caption: "", kind: "images" });
    return posts.every(({ frame, tiles }) =>
      tiles.every(({ width, height }) => Math.abs((frame * width) / height - ratio) < 0.01),
    );
  });
  expect(uncropped).toEqual(whole);
});

const limitsArbitrary: fc.Arbitrary<NetworkLimits> = fc.record(
  {
    caption: fc.integer({ min: 1, max: 63_206 }),
    alt_text: fc.integer({ min: 1, max: 5000 }),
    pictures: fc.integer({ min: 1, max: 200 }),
  },
  { requiredKeys: [] },
);

test("a bridge's limits are never wider than the service's or the account's", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...bridged),
      limitsArbitrary,
      fc.constantFrom("images", "document", undefined),
      ({ id, service }, limits, kind) => {
        const own = rulesFor(direct(service, limits));
        const narrow = rulesFor({ network: id, service, limits });
        const options = { kind };
        expect(narrow.captionLimit).toBeLessThanOrEqual(own.captionLimit ?? Infinity);
        expect(narrow.altTextLimit ?? 0).toBeLessThanOrEqual(own.altTextLimit ?? Infinity);
        expect(narrow.mostSlides(options)).toBeLessThanOrEqual(own.mostSlides(options));
        expect(narrow.formOf(options).perPost).toBeLessThanOrEqual(own.formOf(options).perPost);
        const names = Object.keys(services[service].options);
        expect(names).toEqual(expect.arrayContaining(Object.keys(narrow.options)));
        for (const name of bridges[id].services[service]?.options ?? []) {
          expect(names, `${id} passes on ${name}`).toContain(name);
        }
      },
    ),
  );
});

test("an account's own limit can lower a fixed limit, and replaces a default one", () => {
  expect(rulesFor(direct("instagram", { caption: 100 })).captionLimit).toBe(100);
  expect(rulesFor(direct("instagram", { caption: 9000 })).captionLimit).toBe(2200);
  expect(rulesFor(direct("x", { caption: 4000 })).captionLimit).toBe(4000);
  expect(rulesFor(direct("x", { caption: 90_000 })).captionLimit).toBe(25_000);
  expect(rulesFor(direct("mastodon", { caption: 5000 })).captionLimit).toBe(5000);
  const mastodon = rulesFor(direct("mastodon", { pictures: 16 }));
  expect(mastodon.splitIntoPosts(9)).toEqual([9]);
  expect(rulesFor(direct("mastodon", { pictures: 1 })).splitIntoPosts(3)).toEqual([1, 1, 1]);
  expect(rulesFor(direct("linkedin", { pictures: 4 })).mostSlides({})).toBe(300);
  expect(rulesFor(direct("linkedin", { pictures: 4 })).mostSlides({ kind: "images" })).toBe(4);
});

test("a network with a single service needs no service in the target, but a bridge does", () => {
  expect(rulesFor({ network: "linkedin", limits: {} }).name).toBe("LinkedIn");
  expect(() => rulesFor({ network: "buffer", limits: {} })).toThrow(RangeError);
  expect(() => rulesFor({ network: "buffer", service: "handover", limits: {} })).toThrow(
    RangeError,
  );
});

test("a first comment is an option only through a bridge that sends it", () => {
  const has = (place: PostPlace) => "first_comment" in rulesFor(place).options;
  expect(has(direct("instagram"))).toBe(false);
  expect(has(through("buffer", "instagram"))).toBe(true);
  expect(has(through("postiz", "linkedin-page"))).toBe(true);
  expect(has(through("buffer", "x"))).toBe(false);
});

test("the description of posts names their number, form and slides", () => {
  const describe = (id: ServiceId, posts: number[], options = {}) =>
    rulesFor(direct(id)).describePosts(posts, options);
  expect(describe("linkedin", [8])).toBe("1 post: a document with 8 pages");
  expect(describe("linkedin", [8], { kind: "images" })).toBe("1 post with 8 slides");
  expect(describe("x", [4, 3])).toBe("2 posts in a thread: slides 1 to 4, 5 to 7");
  expect(describe("handover", [8])).toBe("Sends 8 slides as images and PDF");
});

const family = "👩‍👩‍👧";
const url = "https://a.example/bcdefghijklmnopqrst";

test.for([
  // Each count is a sum: the emoji, the space, the URL, and the line break with the full stop.
  [direct("bluesky"), 1 + 1 + 37 + 2],
  [direct("mastodon"), 1 + 1 + 23 + 2],
  [direct("linkedin"), 8 + 1 + 37 + 2],
  [direct("instagram"), 5 + 1 + 37 + 2],
  [direct("threads"), 18 + 1 + 37 + 2],
  [direct("x"), 2 + 1 + 23 + 2],
  [through("buffer", "x"), 2 + 1 + 23 + 2],
  [through("buffer", "linkedin"), 8 + 1 + 24 + 2],
  [through("postiz", "linkedin"), 8 + 1 + 37 + 2],
  [through("buffer", "instagram"), 8 + 1 + 37 + 3],
  [through("postiz", "instagram"), 5 + 1 + 37 + 2],
  [direct("facebook"), 8 + 1 + 37 + 2],
  [direct("pinterest"), 8 + 1 + 37 + 2],
  [direct("tiktok"), 8 + 1 + 37 + 2],
] as const)(
  "captions are counted by the rules of each network and bridge: %j",
  ([place, count]) => {
    expect(rulesFor(place).countCaption(`${family} ${url}\n.`)).toBe(count);
  },
);

test("Buffer counts each line break at Instagram twice, with any kind of line end", () => {
  const { countCaption } = rulesFor(through("buffer", "instagram"));
  expect(["a\nb", "a\r\nb", "a\rb", "\n\n"].map((text) => countCaption(text))).toEqual([
    4, 4, 4, 4,
  ]);
});

test("a count with a limit is exact up to the limit, and greater than the limit above it", () => {
  const words = fc.constantFrom(
    "tea ",
    url,
    " ",
    family,
    "é",
    "e\u0301",
    "日本",
    "\n",
    "🇩🇪",
    "@a@b.c ",
  );
  const places = [
    ...serviceIds.map((id) => direct(id)),
    ...bridged.map(({ id, service }) => through(id, service)),
  ];
  fc.assert(
    fc.property(
      fc.array(words).map((all) => all.join("")),
      fc.constantFrom(...places),
      fc.integer({ min: 1, max: 60 }),
      (caption, place, stopAt) => {
        const { countCaption } = rulesFor(place);
        const whole = countCaption(caption);
        const counted = countCaption(caption, { stopAt });
        if (whole < stopAt) expect(counted).toBe(whole);
        else expect(counted).toBeGreaterThanOrEqual(stopAt);
      },
    ),
  );
});

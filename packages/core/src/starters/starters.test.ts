import { describe, expect, test } from "vitest";
import { templateIds } from "../design/index.ts";
import { countSlideWords, maxMadeSlides, parsePost } from "../document/index.ts";
import { placeName } from "../networks/places.ts";
import { captionServices } from "../networks/service-ids.ts";
import { createWordChecker } from "../voice/index.ts";
import { findStarter, frameworks, goals, searchStarters, starters, trades } from "./index.ts";

const listIds = (search: Parameters<typeof searchStarters>[0]) =>
  searchStarters(search).map(({ id }) => id);

describe("each starter", () => {
  test.for(starters.map((starter) => [starter.id, starter] as const))(
    "%s is a valid post, with known names, facts to replace and a caption",
    ([, { id, framework, trade, goal, networks, templateId, replace, post }]) => {
      const { ok, warnings } = parsePost(JSON.stringify(post));
      expect(ok).toBe(true);
      // A header alone is a statement.
      expect(warnings.filter(({ code }) => code !== "empty-description")).toEqual([]);
      expect(id).toBe(`${trade}-${framework}`);
      expect(Object.keys(frameworks)).toContain(framework);
      expect(Object.keys(trades)).toContain(trade);
      expect(Object.keys(goals)).toContain(goal);
      expect(captionServices).toEqual(expect.arrayContaining([...networks]));
      expect(new Set(networks).size).toBe(networks.length);
      expect(templateIds).toContain(templateId);
      expect(replace.length).toBeGreaterThan(1);
      expect(post.caption?.length).toBeGreaterThan(40);
      expect(post.hashtags).toHaveLength(3);
      expect(post.content.length).toBeLessThanOrEqual(maxMadeSlides);
      expect(post.content.length).toBeGreaterThanOrEqual(7);
    },
  );

  test("has no clichés, placeholders, repeated slides or pictures, and at most 45 words a slide", () => {
    const check = createWordChecker({ facts: null, voice: null });
    for (const { id, post } of starters) {
      expect(check(post).checks, id).toEqual([]);
      for (const slide of post.content) {
        expect(countSlideWords(slide), `${id}: ${slide.header}`).toBeLessThanOrEqual(45);
        expect(slide.media).toBeUndefined();
      }
    }
  });

  test("highlights words of its title", () => {
    for (const { id, post } of starters) expect(post.title, id).toMatch(/::.+::/);
  });
});

test("every trade has every framework once, in all templates", () => {
  const pairs = Object.keys(trades).flatMap((trade) =>
    Object.keys(frameworks).map((framework) => `${trade}-${framework}`),
  );
  expect(starters.map(({ id }) => id).toSorted()).toEqual(pairs.toSorted());
  expect(new Set(starters.map(({ templateId }) => templateId))).toEqual(new Set(templateIds));
});

test("a list has exactly as many numbered slides as its title says", () => {
  const counts = new Map([
    ["five", 5],
    ["six", 6],
    ["seven", 7],
  ]);
  const counted = starters.flatMap(({ id, post }) => {
    const numbered = post.content.filter(({ header }) => /^\d+\. /.test(header)).length;
    const [first = ""] = post.title.toLowerCase().split(" ");
    return numbered === 0 ? [] : [{ id, numbered, said: counts.get(first) }];
  });
  expect(counted.length).toBeGreaterThan(3);
  expect(counted.filter(({ numbered, said }) => numbered !== said)).toEqual([]);
});

describe("a search", () => {
  test("without a wish lists everything", () => {
    expect(searchStarters({})).toHaveLength(starters.length);
    expect(searchStarters({ words: " ,. " })).toHaveLength(starters.length);
  });

  test.for([
    ["SOURDOUGH", "food-list"],
    ["épresso", null],
    ["espresso filt", "food-comparison"],
    ["bakeries story", "food-story"],
    ["teach something pinterest ring", "shop-how-to"],
  ] as const)("for “%s” finds %s", ([words, id]) => {
    if (id) expect(listIds({ words })).toContain(id);
    else expect(listIds({ words })).toEqual([]);
  });

  test("by network lists those that suit it most first", () => {
    const found = searchStarters({ network: "linkedin" });
    const places = found.map(({ networks }) => networks.indexOf("linkedin"));
    expect(places).toEqual(places.toSorted());
    expect(found.length).toBeGreaterThan(10);
    expect(listIds({ words: placeName("linkedin") })).toEqual(
      expect.arrayContaining(found.map(({ id }) => id)),
    );
  });

  test("by trade, framework and goal narrows together", () => {
    expect(listIds({ trade: "food", framework: "list" })).toEqual(["food-list"]);
    expect(listIds({ trade: "food", framework: "list", goal: "teach" })).toEqual([]);
  });

  test.for(Object.keys(goals))("for the goal %s finds several posts", (goal) => {
    expect(searchStarters({ words: goals[goal as keyof typeof goals] }).length).toBeGreaterThan(1);
  });
});

test("an unknown id finds nothing", () => {
  expect(findStarter("food-list")?.post.title).toContain("breads");
  expect(findStarter("constructor")).toBeNull();
});

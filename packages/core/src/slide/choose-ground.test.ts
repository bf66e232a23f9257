import * as fc from "fast-check";
import { expect, test } from "vitest";
import { defaultDesign } from "../design/default-design.ts";
import { applyTemplate, templates } from "../design/template.ts";
import { carouselLayoutNames } from "../layouts/layout-names.ts";
import { slideGrounds } from "../layouts/slide-grounds.ts";
import { chooseGroundRoles, toneOf, type GroundSubject } from "./choose-ground.ts";

const plain = { hasMedia: false, isSection: false } as const;
const slide: fc.Arbitrary<GroundSubject> = fc.record({
  layout: fc.constantFrom(...carouselLayoutNames),
  hasMedia: fc.boolean(),
  isSection: fc.boolean(),
  wanted: fc.option(fc.constantFrom(...slideGrounds), { nil: undefined }),
});

test("a slide has the background that it names", () => {
  fc.assert(
    fc.property(fc.array(slide), (slides) => {
      const roles = chooseGroundRoles(slides);
      for (const [index, { wanted }] of slides.entries()) {
        if (wanted !== undefined) expect(roles[index]).toBe(wanted);
      }
    }),
  );
});

test("at most two slides of words in a row have the same background", () => {
  fc.assert(
    fc.property(fc.array(slide.map((one) => ({ ...one, ...plain, wanted: undefined }))), (all) => {
      const roles = chooseGroundRoles(all.filter(({ layout }) => layout !== "picture"));
      expect(roles.slice(1, -1).join(" ")).not.toMatch(/(?:own ?){3}/);
      expect(roles.join(" ")).not.toMatch(/second second/);
    }),
  );
});

test("a section has the strong background in the middle of a post only", () => {
  const section = { layout: "statement", hasMedia: false, isSection: true } as const;
  expect(chooseGroundRoles([section, section, section])).toEqual(["own", "strong", "own"]);
});

test("slides with only a header in a row alternate their backgrounds", () => {
  const section = { layout: "statement", hasMedia: false, isSection: true } as const;
  const list = { layout: "list", hasMedia: false, isSection: false } as const;
  const roles = chooseGroundRoles([list, section, section, section, section, list]);
  expect(roles).toEqual(["own", "own", "second", "own", "second", "own"]);
  expect(chooseGroundRoles([list, list, section, list, list])[2]).toBe("strong");
});

test.each(templates)("$name alternates its backgrounds only if nobody chose them", ({ id }) => {
  const design = { ...applyTemplate(defaultDesign, id), showBackgroundElements: true };
  expect(toneOf("second", design, "list")).toBe(id === "minimal" ? "tint" : "accent");
  expect(toneOf("strong", design, "text")).toBe("accent");
  const picked = { ...design, backgroundType: "custom", backgroundPattern: "#ffeedd" } as const;
  const quiet = { ...design, showBackgroundElements: false };
  for (const one of [picked, quiet]) {
    expect([toneOf("second", one, "list"), toneOf("strong", one, "text")]).toEqual([null, null]);
    expect(toneOf("ink", one, "list")).toBe("ink");
  }
});

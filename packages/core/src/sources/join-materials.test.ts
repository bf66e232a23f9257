import { describe, expect, test } from "vitest";
import { parsePost } from "../document/index.ts";
import { draftPlan, draftPost } from "./draft/index.ts";
import { joinMaterials, listPassageIds, splitMaterial } from "./join-materials.ts";
import { readTextSource } from "./read/read-text-source.ts";

const read = (id: string, text: string) => {
  const { source, passages } = readTextSource(text);
  return { source: { id, hash: `sha256:${id}`, ...source }, passages };
};

const oven = read(
  "src_oven",
  "# Three weeks without an oven\n\nOn 3 March our deck oven died. We sold flatbread for three weeks, and 38% of our guests asked for it again.\n\nA notice on the door told people what we could still bake.",
);
const guests = read(
  "src_guests",
  "What our guests said\n\nTwelve of them wrote to us in April. Nobody missed the rolls as much as we had feared.\n\nAsk your guests before you change the menu.",
);

describe("several texts of one post", () => {
  test("keep the first one's title, language and passage ids", () => {
    const joined = joinMaterials([oven, guests]);
    expect(joined.source).toEqual(oven.source);
    expect(joined.others).toEqual([guests.source]);
    expect(listPassageIds(joined)).toEqual([
      ...oven.passages.map(({ id }) => id),
      ...guests.passages.map(({ id }) => `src_guests/${id}`),
    ]);
  });

  test("can be split again, without the titles that were added as headings", () => {
    expect(splitMaterial(joinMaterials([oven, guests]))).toEqual([oven, guests]);
  });

  test("count once if one is sent twice", () => {
    expect(joinMaterials([oven, oven])).toEqual({
      source: oven.source,
      passages: oven.passages,
    });
  });

  test("are all in the draft, and each slide cites passages that exist", () => {
    const material = joinMaterials([oven, guests]);
    const { post } = draftPost(material, {});
    expect(post.title).toBe("Three weeks without an oven");
    expect(post.sources?.map(({ id }) => id)).toEqual(["src_oven", "src_guests"]);
    const cited = post.content.flatMap(({ sources = [] }) => sources);
    expect(cited.filter((id) => id.startsWith("src_guests/")).length).toBeGreaterThan(0);
    expect(listPassageIds(material)).toEqual(expect.arrayContaining(cited));
    const { warnings } = parsePost(JSON.stringify(post));
    expect(warnings.filter(({ code }) => code.includes("sources"))).toEqual([]);
    const { facts } = draftPlan(material, {});
    const proofs = facts.flatMap(({ passages }) => passages);
    expect(listPassageIds(material)).toEqual(expect.arrayContaining(proofs));
  });
});

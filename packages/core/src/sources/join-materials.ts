import { passageIdPattern } from "../document/passage-id.ts";
import { joinPassages } from "./join-passages.ts";
import type { Passage, Source } from "./source.ts";

/** The texts that a post is made from. */
export interface Material {
  /** The first text's source: the post's title and language are its own. */
  source: Source;
  /** Passages of all texts. Those of other texts have ids such as `src_ab/p7`. */
  passages: readonly Passage[];
  /** Sources of the other texts; absent if there is one text. */
  others?: readonly Source[];
}

interface ReadText {
  source: Source;
  passages: readonly Passage[];
}

/** Joins the texts of one post. Each further text starts with its title as a heading. A text that is sent twice counts once. */
export function joinMaterials(texts: readonly [ReadText, ...ReadText[]]): Material {
  const [first] = texts;
  const others = texts
    .filter(
      ({ source }, index) => texts.findIndex((text) => text.source.id === source.id) === index,
    )
    .slice(1);
  if (others.length === 0) return { source: first.source, passages: first.passages };
  return {
    source: first.source,
    passages: joinPassages(
      [first, ...others.map(startWithTitle)].map(({ source: { id }, passages }) => ({
        id,
        passages,
      })),
    ),
    others: others.map(({ source }) => source),
  };
}

/** The id of a title that is shown as a passage; facts cite titles by the same id. */
const titleId = "title";

function startWithTitle({ source, passages }: ReadText): ReadText {
  const title = source.title.trim();
  if (title === "" || passages[0]?.kind === "heading") return { source, passages };
  const heading: Passage = {
    id: titleId,
    kind: "heading",
    level: 1,
    text: title,
    place: {},
    range: [0, 0],
  };
  return { source, passages: [heading, ...passages] };
}

/** Lists the passages that slides and facts may cite: all but the titles of further texts. */
export const listPassageIds = ({ passages }: Pick<Material, "passages">): string[] =>
  passages.map(({ id }) => id).filter((id) => passageIdPattern.test(id));

/** Splits joined texts again, with the passages' own ids. */
export function splitMaterial({ source, passages, others = [] }: Material): ReadText[] {
  const first = passages.filter(({ id }) => !id.includes("/"));
  return [
    { source, passages: first },
    ...others.map((other) => {
      const prefix = `${other.id}/`;
      return {
        source: other,
        passages: passages
          .filter(({ id }) => id.startsWith(prefix) && id !== `${prefix}${titleId}`)
          .map((passage) => ({ ...passage, id: passage.id.slice(prefix.length) })),
      };
    }),
  ];
}

import { passageIdPattern } from "../../document/passage-id.ts";
import type { PostSource, Slide } from "../../document/post.ts";
import type { Material } from "../join-materials.ts";
import type { Source } from "../source.ts";
import { writeCaption } from "./caption.ts";
import type { Cover } from "./cover.ts";
import { describeDraft } from "./describe-draft.ts";
import type { Draft } from "./draft.ts";
import type { RatedHook } from "./hooks.ts";
import type { JudgedText } from "./judged-text.ts";
import type { DraftSentence } from "./sentences.ts";

const maxHooks = 5;

interface DraftParts {
  source: Source;
  /** Sources of the other texts, if there are several. */
  others?: readonly Source[] | undefined;
  /** The source's own title, or null. */
  title: string | null;
  /** Notes about the title and the slides' units. */
  notes: readonly string[];
  /** The requested number of slides; absent if an outline determines it. */
  slides?: number;
  cover: Pick<Cover, "title" | "used">;
  content: Slide[];
  /** Sentences of the slides after the cover. */
  shown: ReadonlySet<DraftSentence>;
  hooks: readonly RatedHook[];
  /** Names of parts that no slide shows, because not all of them fit. */
  left: readonly string[][];
}

export function finishDraft(
  text: JudgedText,
  { source, others, title, notes, slides, cover, content: made, shown, hooks, left }: DraftParts,
): Draft {
  const content = made.map(citePassages);
  const cited = new Set(content.flatMap(({ sources = [] }) => sources));
  const unused = text.blocks
    .flatMap((block) => block.passages.map(({ id }) => id))
    .filter((id) => !cited.has(id));
  const caption = writeCaption(text, { source, title, used: cover.used, shown });
  return {
    post: {
      title: cover.title,
      ...(text.hashtags.length > 0 && { hashtags: [...new Set(text.hashtags)] }),
      ...(caption !== "" && { caption }),
      sources: listPostSources({ source, others }),
      content,
    },
    hooks: hooks.slice(0, maxHooks).map(({ hook }) => hook),
    notes: describeDraft(content, text, {
      unused,
      left,
      ...(slides !== undefined && { slides }),
      shown: [...cover.used, ...shown],
      title: cover.title,
      caption,
      further: notes,
    }),
    unused,
  };
}

/** Describes the sources of a post, in the order of their texts. */
export const listPostSources = ({
  source,
  others = [],
}: Pick<Material, "source"> & { others?: readonly Source[] | undefined }): PostSource[] =>
  [source, ...others].map(describeSource);

/** Leaves out the titles of further texts, which are headings but no passages. */
function citePassages({ sources = [], ...slide }: Slide): Slide {
  const cited = sources.filter((id) => passageIdPattern.test(id));
  return { ...slide, ...(cited.length > 0 && { sources: cited }) };
}

const describeSource = ({ id, title, url, hash }: Source): PostSource => ({
  id,
  title,
  ...(url !== undefined && { url }),
  hash,
});

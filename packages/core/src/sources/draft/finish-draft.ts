import type { PostSource, Slide } from "../../document/post.ts";
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
  { source, title, notes, slides, cover, content, shown, hooks, left }: DraftParts,
): Draft {
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
      sources: [describeSource(source)],
      content,
    },
    hooks: hooks.slice(0, maxHooks).map(({ hook }) => hook),
    notes: describeDraft(content, text, {
      unused,
      left,
      ...(slides !== undefined && { slides }),
      shown: [...cover.used, ...shown],
      further: notes,
    }),
    unused,
  };
}

export const describeSource = ({ id, title, url, hash }: Source): PostSource => ({
  id,
  title,
  ...(url !== undefined && { url }),
  hash,
});

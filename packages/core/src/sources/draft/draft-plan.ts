import { finishOutline } from "../../planning/finish-outline.ts";
import {
  planLimits,
  type Hook,
  type OutlineItem,
  type PostOutline,
  type Statement,
} from "../../planning/post-plan.ts";
import type { Post } from "../../document/post.ts";
import { namePoint } from "../../generation/outline/follow-items.ts";
import { chooseLayout } from "../../layouts/choose-layout.ts";
import { carouselLayoutNames } from "../../layouts/layout-names.ts";
import type { Material } from "../join-materials.ts";
import { draftJudged, type DraftOptions } from "./draft-post.ts";
import { dropPoint, endsWithQuestionMark } from "./draft-text.ts";
import { listHooks } from "./hooks.ts";
import { retitleSource } from "./retitle-source.ts";
import { judgeText } from "./judge-text.ts";
import { listFacts, quotationPattern } from "./list-facts.ts";

/** Facts, outline and hooks in the source's own words. */
export interface DraftPlan {
  facts: Statement[];
  outline: PostOutline;
  /**
   * Sentences that could open the post, from best to worst. If the draft's cover has one of them as its header, that
   * sentence is first.
   */
  hooks: Hook[];
  notes: string[];
}

/** Plans a post from the source's own sentences, without a model. Never throws. */
export function draftPlan(
  material: Material,
  options: DraftOptions,
  given?: readonly Statement[],
): DraftPlan {
  const { passages } = material;
  const source = retitleSource(material.source, passages);
  const text = judgeText(source, passages, options.language);
  const facts = given ? [...given] : listFacts(text, { source, passages });
  const rated = listHooks(text);
  const { post, notes } = draftJudged({ ...material, source }, { text, hooks: rated }, options);
  const hooks = rated.map(({ hook, turn }) => ({
    ...hook,
    text: dropPoint(hook.text),
    turn,
  }));
  return {
    facts,
    outline: outlinePost(titleCover(post, hooks), facts, notes.find(isLeft)?.slice(left.length)),
    hooks: putFirst(hooks, post.content[0]?.header)
      .filter(({ text: said }) => said.length <= planLimits.ownHookCharacters)
      .map(({ text: said, passages: ids, turn }, index) => ({
        id: `h${index + 1}`,
        kind: chooseHookKind(said, turn),
        text: said,
        facts: findFacts(ids, facts),
      })),
    notes: notes.filter((note) => !isLeft(note)),
  };
}

const putFirst = <Rated extends { text: string }>(hooks: readonly Rated[], header = "") =>
  hooks.toSorted(
    (one, other) => Number(other.text.startsWith(header)) - Number(one.text.startsWith(header)),
  );

const left = "Not used: ";
const isLeft = (note: string) => note.startsWith(left);

/** Replaces the cover's header with the post's title. The header is one of the hooks, so it can still be chosen. */
function titleCover(post: Post, hooks: readonly { text: string }[]): Post {
  const [cover, ...others] = post.content;
  if (
    !cover ||
    cover.prompt !== undefined ||
    post.title === "" ||
    (cover.header !== "" && hooks.some(({ text }) => text === post.title))
  )
    return post;
  return { ...post, content: [{ ...cover, header: post.title }, ...others] };
}

/**
 * Makes an outline from a post that no model wrote. Each slide becomes an item with the layout that suits its words.
 */
export function outlinePost(post: Post, facts: readonly Statement[], left = ""): PostOutline {
  const { content } = post;
  const last = content.length - 1;
  const items = content.map((slide, slideIndex): Omit<OutlineItem, "id"> => ({
    role: slideIndex === 0 ? "cover" : slideIndex === last ? "closing" : "point",
    layout: findLayout(post, slideIndex),
    point: namePoint(slide),
    facts: findFacts(slide.sources ?? [], facts),
  }));
  return finishOutline({ reader: "", promise: "", items, left }, facts);
}

function findLayout(post: Post, slideIndex: number): OutlineItem["layout"] {
  const { layout } = post.content[slideIndex] ?? {};
  const chosen =
    layout ?? chooseLayout({ post, postType: "carousel", slideIndex, hasMedia: false });
  return carouselLayoutNames.find((name) => name === chosen) ?? null;
}

function chooseHookKind(text: string, turn: number): Hook["kind"] {
  if (quotationPattern.test(text)) return "quote";
  if (endsWithQuestionMark(text)) return "question";
  if (/\p{Nd}/u.test(text)) return "number";
  return turn > 0 ? "contradiction" : "promise";
}

const findFacts = (ids: readonly string[], facts: readonly Statement[]): string[] =>
  facts
    .filter(({ passages }) => passages.some((id) => ids.includes(id)))
    .map(({ id }) => id)
    .slice(0, planLimits.factsPerItem);

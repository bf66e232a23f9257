import { readMentions } from "../../facts/mentions.ts";
import { isEvidence } from "../../planning/evidence.ts";
import { finishOutline } from "../../planning/finish-outline.ts";
import {
  planLimits,
  type Hook,
  type OutlineItem,
  type PostOutline,
  type Statement,
} from "../../planning/post-plan.ts";
import {
  acceptStatements,
  mergeStatements,
  type StatementDraft,
} from "../../planning/statements.ts";
import type { Post } from "../../document/post.ts";
import { chooseLayout } from "../../layouts/choose-layout.ts";
import { carouselLayoutNames } from "../../layouts/layout-names.ts";
import type { Passage, Source } from "../source.ts";
import { draftPost, type DraftOptions } from "./draft-post.ts";
import { listHooks } from "./hooks.ts";
import { type JudgedText, judgeText } from "./judge-text.ts";

/** Facts, outline and hooks in the source's own words. */
export interface DraftPlan {
  facts: Statement[];
  outline: PostOutline;
  /** Sentences that could open the post, best first. */
  hooks: Hook[];
  notes: string[];
}

interface DraftMaterial {
  source: Source;
  passages: readonly Passage[];
}

/** Plans a post from the source's own sentences, without a model. Never throws. */
export function draftPlan(
  material: DraftMaterial,
  options: DraftOptions,
  given?: readonly Statement[],
): DraftPlan {
  const { source, passages } = material;
  const text = judgeText(source, passages, options.language);
  const facts = given ? [...given] : listFacts(text, material);
  const { post, notes } = draftPost(material, options);
  const unused = notes.find((note) => note.startsWith("Not used"));
  return {
    facts,
    outline: outlinePost(post, facts, unused),
    hooks: listHooks(text)
      .filter(({ hook }) => hook.text.length <= planLimits.ownHookCharacters)
      .map(({ hook, turn }, index) => ({
        id: `h${index + 1}`,
        kind: chooseHookKind(hook.text, turn),
        text: hook.text,
        facts: findFacts(hook.passages, facts),
      })),
    notes,
  };
}

/** Turns a post that no model wrote into an outline: one item per slide, with the layout that suits its words. */
export function outlinePost(post: Post, facts: readonly Statement[], left = ""): PostOutline {
  const { content } = post;
  const last = content.length - 1;
  const items = content.map((slide, slideIndex): Omit<OutlineItem, "id"> => ({
    role: slideIndex === 0 ? "cover" : slideIndex === last ? "closing" : "point",
    layout: findLayout(post, slideIndex),
    point: [slide.header, slide.prompt, "Your point"].find((part) => part?.trim()) ?? "",
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

/** Lists the most important sentences as facts, each with its own words as proof. */
function listFacts(text: JudgedText, { source, passages }: DraftMaterial): Statement[] {
  const byId = new Map(passages.map((passage) => [passage.id, passage.text]));
  const drafts = text.said
    .filter((sentence) => sentence.text.length <= planLimits.factCharacters)
    .filter((sentence) => !/[?？؟]$/u.test(sentence.text))
    .toSorted((one, other) => other.score - one.score)
    .flatMap((sentence) => {
      const holders = sentence.passages.filter((id) =>
        isEvidence(sentence.text, byId.get(id) ?? ""),
      );
      return holders.length > 0 ? [{ ...sentence, passages: holders }] : [];
    })
    .slice(0, planLimits.facts)
    .map(({ text: said, passages: ids }, index, all): StatementDraft => ({
      ref: `f${index + 1}`,
      passages: ids,
      kind: chooseFactKind(said, text),
      evidence: said,
      text: said,
      weight: 3 - Math.floor((index / all.length) * 3),
    }));
  const named = new Set(drafts.flatMap((draft) => draft.passages));
  const cited = passages.filter(({ id }) => named.has(id));
  return mergeStatements(acceptStatements(drafts, cited, source.language), passages).statements;
}

const quoted = /[“„«»「"][^“”„«»「」"]{12,}[”“»«」"]/u;

function chooseFactKind(said: string, { language }: JudgedText): Statement["kind"] {
  if (quoted.test(said)) return "quote";
  const { numbers, dates } = readMentions(said, language);
  if (numbers.length > 0) return "number";
  return dates.length > 0 ? "date" : "claim";
}

function chooseHookKind(text: string, turn: number): Hook["kind"] {
  if (quoted.test(text)) return "quote";
  if (/[?？؟]$/u.test(text)) return "question";
  if (/\p{Nd}/u.test(text)) return "number";
  return turn > 0 ? "contradiction" : "promise";
}

const findFacts = (ids: readonly string[], facts: readonly Statement[]): string[] =>
  facts
    .filter(({ passages }) => passages.some((id) => ids.includes(id)))
    .map(({ id }) => id)
    .slice(0, planLimits.factsPerItem);

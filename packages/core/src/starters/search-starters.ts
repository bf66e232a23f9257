import { listSlideWords } from "../document/plain-text.ts";
import { placeName } from "../networks/places.ts";
import type { CaptionService } from "../networks/service-ids.ts";
import { foldText } from "../text/fold.ts";
import {
  type Framework,
  frameworks,
  type Goal,
  goals,
  type Starter,
  type Trade,
  trades,
} from "./starter.ts";
import { starters } from "./starters.ts";

/** What is searched for; an absent field matches every starter. */
export interface StarterSearch {
  /** Words that a starter's title, slides, goal, trade, framework or networks begin with. */
  words?: string | undefined;
  framework?: Framework | undefined;
  trade?: Trade | undefined;
  goal?: Goal | undefined;
  network?: CaptionService | undefined;
}

/** Lists the starters that match; those for which `network` is the best come first. */
export function searchStarters(search: StarterSearch): readonly Starter[] {
  const { framework, trade, goal, network } = search;
  const terms = foldText(search.words ?? "").match(/\S+/g) ?? [];
  return starters
    .filter(
      (starter) =>
        (!framework || starter.framework === framework) &&
        (!trade || starter.trade === trade) &&
        (!goal || starter.goal === goal) &&
        (!network || starter.networks.includes(network)) &&
        terms.every((term) => readWords(starter).includes(` ${term}`)),
    )
    .toSorted((one, other) =>
      network ? one.networks.indexOf(network) - other.networks.indexOf(network) : 0,
    );
}

const wordsOf = new WeakMap<Starter, string>();

/** A starter's words, folded, with a space before each. */
function readWords(starter: Starter): string {
  const known = wordsOf.get(starter);
  if (known !== undefined) return known;
  const { framework, trade, goal, networks, post } = starter;
  const { caption = "", hashtags = [], content } = post;
  const all = [
    frameworks[framework],
    trades[trade],
    goals[goal],
    ...networks.map(placeName),
    caption,
    ...hashtags,
    ...content.flatMap((_, index) => listSlideWords(post, index)),
  ];
  const words = ` ${foldText(all.join(" "))}`;
  wordsOf.set(starter, words);
  return words;
}

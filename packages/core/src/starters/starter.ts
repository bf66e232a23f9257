import type { TemplateId } from "../design/index.ts";
import type { Post } from "../document/post.ts";
import type { CaptionService } from "../networks/service-ids.ts";

/** How a post is built, with its name. */
export const frameworks = {
  list: "List",
  "problem-proof": "Problem and proof",
  story: "Story",
  comparison: "Comparison",
  "how-to": "How-to",
} as const;

export const trades = {
  food: "Cafés and bakeries",
  fitness: "Fitness and health",
  consulting: "Consulting and agencies",
  software: "Software",
  shop: "Shops and brands",
  property: "Property",
  crafts: "Home trades",
  creative: "Photography and design",
} as const;

/** What a post is to achieve. */
export const goals = {
  sell: "Win customers",
  teach: "Teach something",
  trust: "Earn trust",
  introduce: "Show who you are",
  talk: "Start a conversation",
} as const;

export type Framework = keyof typeof frameworks;
export type Trade = keyof typeof trades;
export type Goal = keyof typeof goals;

/** A finished post to begin with: people put their own facts in place of the example's. */
export interface Starter {
  /** The trade and the framework, e.g. `food-list`. */
  id: string;
  framework: Framework;
  trade: Trade;
  goal: Goal;
  /** The networks that the post suits best, the first most. */
  networks: readonly CaptionService[];
  /** The template that the post is shown in. */
  templateId: TemplateId;
  /** The example's own facts, which people replace with theirs. */
  replace: readonly string[];
  post: Post;
}

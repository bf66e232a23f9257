import { closing, closingRule } from "./closing.ts";
import { content, contentRule } from "./content.ts";
import { cover, coverRule } from "./cover.ts";
import type { Layout, LayoutRule } from "./layout.ts";
import { single, singleRule } from "./single.ts";

/** Every layout, in the order in which they are tried. */
export const layoutNames = ["single", "cover", "closing", "content"] as const;

export type SlideLayoutName = (typeof layoutNames)[number];

/**
 * When each can be taken. Apart from the layouts themselves, so that a page that only chooses one loads no code that
 * draws; for that the layouts' own objects read no members (`range.max`), which bundlers take for a side effect.
 */
export const layoutRules: Readonly<Record<SlideLayoutName, LayoutRule>> = {
  single: singleRule,
  cover: coverRule,
  closing: closingRule,
  content: contentRule,
};

/** How each is drawn and fitted. */
export const layouts: Readonly<Record<SlideLayoutName, Layout>> = {
  single,
  cover,
  closing,
  content,
};

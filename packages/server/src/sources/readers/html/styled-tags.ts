import { isBlock, voidElements } from "./elements.ts";

/** Tags that say what the style of an element says. */
export interface StyledTags {
  open: string;
  close: string;
  /** Whether the element's own tags are left out, because its style takes back what they say. */
  isPlain: boolean;
}

const boldWeight = 600;
const boldNames: ReadonlySet<string> = new Set(["b", "strong"]);

/** Properties that `findStyledTags` reads. */
export const tagProperties = [
  "font-weight",
  "vertical-align",
  "text-decoration",
  "text-decoration-line",
  "display",
] as const;

/**
 * Finds the tags for an element's style: bold, raised, lowered and struck-out text, and inline elements that are shown
 * as blocks. Null if the style says nothing else than the element's name.
 */
export function findStyledTags(
  name: string,
  style: ReadonlyMap<string, string>,
): StyledTags | null {
  if (style.size === 0 || voidElements.has(name)) return null;
  const isInline = !isBlock(name);
  const tags = [
    ...(isInline || name === "p" ? listWeightTags(name, style) : []),
    ...(isInline ? listRaisedTags(style) : []),
    ...(isStruck(style) ? ["s"] : []),
  ];
  const isPlain = boldNames.has(name) && style.has("font-weight") && !isBold(style);
  const line = isInline && isShownAsBlock(style) ? "<br>" : "";
  if (tags.length === 0 && !isPlain && line === "") return null;
  return {
    open: line + tags.map((tag) => `<${tag}>`).join(""),
    close:
      tags
        .toReversed()
        .map((tag) => `</${tag}>`)
        .join("") + line,
    isPlain,
  };
}

const listWeightTags = (name: string, style: ReadonlyMap<string, string>) =>
  isBold(style) && !boldNames.has(name) ? ["b"] : [];

function isBold(style: ReadonlyMap<string, string>): boolean {
  const weight = style.get("font-weight") ?? "";
  return weight.startsWith("bold") || Number.parseInt(weight, 10) >= boldWeight;
}

function listRaisedTags(style: ReadonlyMap<string, string>): string[] {
  const align = style.get("vertical-align") ?? "";
  return align === "super" ? ["sup"] : align === "sub" ? ["sub"] : [];
}

const isStruck = (style: ReadonlyMap<string, string>) =>
  /line-through/.test(style.get("text-decoration-line") ?? style.get("text-decoration") ?? "");

const isShownAsBlock = (style: ReadonlyMap<string, string>) =>
  /^(?:block|flex|grid|table|list-item|flow-root)/.test(style.get("display") ?? "");

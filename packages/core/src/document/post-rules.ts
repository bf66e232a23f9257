import { truncateLabel } from "../text/index.ts";
import { getBlock, isItemType, itemTypes } from "../blocks/registry.ts";
import { findLayoutFault } from "../layouts/choose-layout.ts";
import { Findings } from "./findings.ts";
import type { JsonArray, JsonNode, JsonObject } from "./json/json-node.ts";
import { locateMember } from "./json/locate-member.ts";
import { postLimits } from "./limits.ts";
import type { Item, Post, Slide } from "./post.ts";
import { readPostSources } from "./post-sources.ts";
import { findPromptItem, nameSlides } from "./prompts.ts";
import { readSlideFields } from "./slide-fields.ts";
import { countNoun, plural } from "../text/count-noun.ts";

const shownLength = 40;

/** A validated value; complete only if there are no errors. */
interface Reading<Value> {
  value: Value;
  findings: Findings;
}

/** Memoizes a validator by node. Because nodes are immutable, an edit revalidates only changed nodes. */
function readOnce<Value>(
  read: (node: JsonNode, findings: Findings) => Value,
): (node: JsonNode) => Reading<Value> {
  const known = new WeakMap<JsonNode, Reading<Value>>();
  return (node) => {
    const found = known.get(node);
    if (found) return found;
    const findings = new Findings();
    const reading = { value: read(node, findings), findings };
    known.set(node, reading);
    return reading;
  };
}

/**
 * Validates a post. Findings are listed in this order: title, content, hashtags, caption, sources and allowed texts.
 */
export const validatePostNode = readOnce((root, findings): Post => {
  const post: Post = { title: "", content: [] };
  if (root.kind !== "object") {
    findings.error("not-an-object", "The post must be a JSON object", root, top);
    return post;
  }
  const title = findValue(root, "title");
  if (!title) {
    const message = "Missing required field: 'title' property is required";
    findings.error("missing-title", message, root, top);
  } else if (title.node.kind !== "string") {
    const message = "The 'title' property must be a string";
    findings.error("title-type", message, title.node, title);
  } else post.title = title.node.value;

  const content = findValue(root, "content");
  if (content) {
    const reading = readContent(content.node);
    findings.include(reading.findings, "", content);
    post.content = reading.value;
  } else {
    const message = "Missing required field: 'content' array is required";
    findings.error("missing-content", message, root, top);
  }
  const hashtags = locateMember(root, "hashtags");
  if (hashtags) {
    const reading = readHashtags(hashtags.node);
    findings.include(reading.findings, "", hashtags);
    post.hashtags = reading.value;
  }
  const caption = readCaption(root, findings);
  return {
    ...post,
    ...(caption !== null && { caption }),
    ...readPostSources(root, findings),
  };
});

/** Returns the caption, or null. A caption that isn't text is only a warning, because slides don't show captions. */
function readCaption(root: JsonObject, findings: Findings): string | null {
  const caption = locateMember(root, "caption");
  if (!caption) return null;
  const { node } = caption;
  if (node.kind !== "string") {
    const message = "The 'caption' isn't a string, so it is ignored";
    findings.warning("caption-type", message, node, caption);
    return null;
  }
  if (node.value.length > postLimits.caption) {
    const message = `The 'caption' has ${node.value.length} characters. No network allows more than ${postLimits.caption}`;
    findings.warning("caption-too-long", message, node, caption);
  }
  return node.value;
}

const readContent = readOnce((node, findings): Slide[] => {
  if (node.kind !== "array") {
    findings.error("content-type", "The 'content' field must be an array", node, top);
    return [];
  }
  const count = node.items.length;
  if (count === 0) {
    const message = "The 'content' array cannot be empty. Add at least one slide.";
    findings.error("empty-content", message, node, top);
  }
  if (count > postLimits.slides) {
    const message = `The 'content' array has ${countNoun(count, "slide")}. At most ${postLimits.slides} are allowed.`;
    findings.error("too-many-slides", message, node, top);
  }
  const slides = node.items.slice(0, postLimits.slides).map((item, index) => {
    const slide = validateSlideNode(item);
    findings.include(slide.findings, `Slide ${index + 1}`, placeItem(node, index));
    return slide.value;
  });
  warnOfOpenPrompts(slides, node, findings);
  warnOfLayouts(slides, node, findings);
  return slides;
});

/** Warns of slides that would show an unanswered question to the author. Adds only one warning for all slides. */
function warnOfOpenPrompts(slides: readonly Slide[], content: JsonArray, findings: Findings): void {
  const open = slides.flatMap((slide, index) => (findPromptItem(slide) < 0 ? [] : [index]));
  const [first] = open;
  const node = first === undefined ? undefined : content.items[first];
  if (first === undefined || !node) return;
  const message = `${nameSlides(open)} ${plural(open.length, "has an unanswered question", "have unanswered questions")}`;
  findings.warning("open-prompt", message, node, placeItem(content, first));
}

/**
 * Warns of slides that lack the content for their layout. Images aren't checked, because they may be assigned outside
 * the post.
 */
function warnOfLayouts(content: Slide[], { items, offsets }: JsonArray, findings: Findings): void {
  const post: Post = { title: "", content };
  for (const [slideIndex, slide] of content.entries()) {
    if (slide.layout === undefined) continue;
    const fault = findLayoutFault({ post, postType: "carousel", slideIndex, hasMedia: true });
    const node = items[slideIndex];
    const place = node?.kind === "object" ? locateMember(node, "layout") : null;
    if (fault === null || !place) continue;
    findings.warning("layout-not-filled", `Slide ${slideIndex + 1}: ${fault}`, place.node, {
      path: [slideIndex, ...place.path],
      offset: (offsets[slideIndex] ?? 0) + place.offset,
    });
  }
}

export const validateSlideNode = readOnce((node, findings): Slide => {
  const slide: Slide = { header: "", description: [] };
  if (node.kind !== "object") {
    findings.error("slide-not-an-object", ": must be an object", node, top);
    return slide;
  }
  slide.header = readString(node, "header", findings);
  const description = findValue(node, "description");
  if (!description) {
    const message = ": missing required field 'description'";
    findings.error("missing-description", message, node, top);
  } else if (description.node.kind !== "array") {
    const message = ": 'description' must be an array";
    findings.error("description-type", message, description.node, description);
  }
  const summary = locateMember(node, "summary");
  if (summary?.node.kind === "string") slide.summary = summary.node.value;
  else if (summary) {
    findings.error("summary-type", ": 'summary' must be a string", summary.node, summary);
  }
  if (description?.node.kind === "array") {
    const items = readDescription(description.node);
    findings.include(items.findings, "", description);
    slide.description = items.value;
  }
  return { ...slide, ...readSlideFields(node, findings) };
});

const readDescription = readOnce((node, findings): Item[] => {
  if (node.kind !== "array") return [];
  if (node.items.length === 0) {
    const message = " has only a header: 'description' is empty";
    findings.warning("empty-description", message, node, top);
  }
  const items: Item[] = [];
  for (const [index, child] of node.items.entries()) {
    if (findings.isFull) break;
    const item = readItem(child);
    findings.include(item.findings, `, item ${index + 1}`, placeItem(node, index));
    items.push(item.value);
  }
  return items;
});

const readItem = readOnce((node, findings): Item => {
  if (node.kind !== "object") {
    findings.error("item-not-an-object", ": must be an object", node, top);
    return { type: "", value: "" };
  }
  const type = readString(node, "type", findings);
  const value = readString(node, "value", findings);
  const typePlace = findValue(node, "type");
  const valuePlace = findValue(node, "value");
  const fault = valuePlace?.node.kind === "string" ? getBlock(type).findFault(value) : null;
  if (fault && valuePlace) {
    findings.error(fault.code, `: ${fault.message}`, valuePlace.node, valuePlace);
  }
  if (typePlace?.node.kind === "string" && !isItemType(type)) {
    const shown = truncateLabel(type, shownLength);
    const message = `: unknown item type '${shown}' (supported: ${itemTypes.join(", ")})`;
    findings.warning("unknown-item-type", message, typePlace.node, typePlace);
  }
  return { type, value };
});

const readHashtags = readOnce((node, findings): string[] => {
  if (node.kind !== "array") {
    findings.error("hashtags-type", "The 'hashtags' field must be an array", node, top);
    return [];
  }
  return node.items.map((item, index) => {
    const name = `Hashtag ${index + 1}`;
    if (item.kind !== "string") {
      findings.error("hashtag-type", `${name}: must be a string`, item, placeItem(node, index));
      return "";
    }
    if (!item.value.startsWith("#")) {
      const shown = truncateLabel(item.value, shownLength);
      const message = `${name}: '${shown}' does not start with '#'`;
      findings.warning("hashtag-without-hash", message, item, placeItem(node, index));
    }
    return item.value;
  });
});

function readString(
  object: JsonObject,
  field: "header" | "type" | "value",
  findings: Findings,
): string {
  const found = findValue(object, field);
  if (found?.node.kind === "string") return found.node.value;
  if (!found) {
    findings.error(`missing-${field}`, `: missing required field '${field}'`, object, top);
  } else {
    findings.error(`${field}-type`, `: '${field}' must be a string`, found.node, found);
  }
  return "";
}

/** The place of the validated value itself: no path, offset 0. */
const top = { path: [], offset: 0 };

function placeItem({ offsets }: JsonArray, index: number) {
  return { path: [index], offset: offsets[index] ?? 0 };
}

/** Returns the value of a required field. A null value counts as missing. */
function findValue(object: JsonObject, field: string) {
  const found = locateMember(object, field);
  return found && found.node.kind !== "null" ? found : null;
}

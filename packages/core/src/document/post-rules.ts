import { parseColumns } from "./columns.ts";
import type { JsonPath } from "./issue.ts";
import type { IssueList } from "./issue-list.ts";
import { isItemType, itemTypes } from "./item-type.ts";
import { truncateLabel } from "./label.ts";
import { findMember, type JsonArray, type JsonNode, type JsonObject } from "./json/json-node.ts";
import { postLimits } from "./limits.ts";
import type { Item, Post, Slide } from "./post.ts";
import { findPromptItem, nameSlides } from "./prompts.ts";

const shownLength = 40;

/** Applies the rules of the format in their order. The post is whole only where no error was added to `issues`. */
export function readPost(root: JsonNode, issues: IssueList): Post {
  const post: Post = { title: "", content: [] };
  if (root.kind !== "object") {
    issues.error("not-an-object", "The post must be a JSON object", [], root);
    return post;
  }
  const title = findValue(root, "title");
  if (!title) {
    const message = "Missing required field: 'title' property is required";
    issues.error("missing-title", message, [], root);
  } else if (title.kind !== "string") {
    issues.error("title-type", "The 'title' property must be a string", ["title"], title);
  } else post.title = title.value;

  post.content = readContent(root, issues);
  const hashtags = findMember(root, "hashtags")?.value;
  if (hashtags) post.hashtags = readHashtags(hashtags, issues);
  return post;
}

function readContent(root: JsonObject, issues: IssueList): Slide[] {
  const path = ["content"];
  const content = findValue(root, "content");
  if (!content) {
    const message = "Missing required field: 'content' array is required";
    issues.error("missing-content", message, [], root);
    return [];
  }
  if (content.kind !== "array") {
    issues.error("content-type", "The 'content' field must be an array", path, content);
    return [];
  }
  const count = content.items.length;
  if (count === 0) {
    const message = "The 'content' array cannot be empty. Add at least one slide.";
    issues.error("empty-content", message, path, content);
  }
  if (count > postLimits.slides) {
    const message = `The 'content' array has ${count} slides. At most ${postLimits.slides} are allowed.`;
    issues.error("too-many-slides", message, path, content);
  }
  const slides = content.items
    .slice(0, postLimits.slides)
    .map((node, index) => readSlide(node, [...path, index], issues));
  warnOfOpenPrompts(slides, content, issues);
  return slides;
}

function readSlide(node: JsonNode, path: JsonPath, issues: IssueList): Slide {
  const slide: Slide = { header: "", description: [] };
  const name = `Slide ${Number(path[1]) + 1}`;
  if (node.kind !== "object") {
    issues.error("slide-not-an-object", `${name}: must be an object`, path, node);
    return slide;
  }
  slide.header = readString(node, "header", name, path, issues);
  const description = findValue(node, "description");
  const descriptionPath = [...path, "description"];
  let items: JsonArray | null = null;
  if (!description) {
    const message = `${name}: missing required field 'description'`;
    issues.error("missing-description", message, path, node);
  } else if (description.kind !== "array") {
    const message = `${name}: 'description' must be an array`;
    issues.error("description-type", message, descriptionPath, description);
  } else items = description;

  const summary = findMember(node, "summary")?.value;
  if (summary?.kind === "string") slide.summary = summary.value;
  else if (summary) {
    const message = `${name}: 'summary' must be a string`;
    issues.error("summary-type", message, [...path, "summary"], summary);
  }
  if (items?.items.length === 0) {
    const message = `${name}: the 'description' array is empty`;
    issues.warning("empty-description", message, descriptionPath, items);
  }
  for (const [index, item] of items?.items.entries() ?? []) {
    if (issues.isFull) break;
    const itemName = `${name}, item ${index + 1}`;
    slide.description.push(readItem(item, itemName, [...descriptionPath, index], issues));
  }
  readPrompt(node, slide, name, path, issues);
  return slide;
}

/** A prompt that is no string is ignored. */
function readPrompt(
  node: JsonObject,
  slide: Slide,
  name: string,
  path: JsonPath,
  issues: IssueList,
): void {
  const prompt = findMember(node, "prompt")?.value;
  if (prompt?.kind === "string") slide.prompt = prompt.value;
  else if (prompt) {
    const message = `${name}: 'prompt' must be a string, so it is ignored`;
    issues.warning("prompt-type", message, [...path, "prompt"], prompt);
  }
}

/** Prompts that stand are told in one warning, since their questions would be posted. */
function warnOfOpenPrompts(slides: readonly Slide[], content: JsonArray, issues: IssueList): void {
  const open = slides.flatMap((slide, index) => (findPromptItem(slide) < 0 ? [] : [index]));
  const [first] = open;
  const node = first === undefined ? undefined : content.items[first];
  if (first === undefined || !node) return;
  const message = `${nameSlides(open)}: the prompt is not answered yet`;
  issues.warning("open-prompt", message, ["content", first], node);
}

function readItem(node: JsonNode, name: string, path: JsonPath, issues: IssueList): Item {
  if (node.kind !== "object") {
    issues.error("item-not-an-object", `${name}: must be an object`, path, node);
    return { type: "", value: "" };
  }
  const type = readString(node, "type", name, path, issues);
  const value = readString(node, "value", name, path, issues);
  const typeNode = findValue(node, "type");
  const valueNode = findValue(node, "value");
  if (type === "two-columns" && valueNode?.kind === "string") {
    const columns = parseColumns(value);
    if (!columns.ok) {
      issues.error("columns-value", `${name}: ${columns.message}`, [...path, "value"], valueNode);
    }
  } else if (typeNode?.kind === "string" && !isItemType(type)) {
    const shown = truncateLabel(type, shownLength);
    const message = `${name}: unknown item type '${shown}' (supported: ${itemTypes.join(", ")})`;
    issues.warning("unknown-item-type", message, [...path, "type"], typeNode);
  }
  return { type, value };
}

function readHashtags(node: JsonNode, issues: IssueList): string[] {
  if (node.kind !== "array") {
    issues.error("hashtags-type", "The 'hashtags' field must be an array", ["hashtags"], node);
    return [];
  }
  return node.items.map((item, index) => {
    const path = ["hashtags", index];
    const name = `Hashtag ${index + 1}`;
    if (item.kind !== "string") {
      issues.error("hashtag-type", `${name}: must be a string`, path, item);
      return "";
    }
    if (!item.value.startsWith("#")) {
      const message = `${name}: '${truncateLabel(item.value, shownLength)}' does not start with '#'`;
      issues.warning("hashtag-without-hash", message, path, item);
    }
    return item.value;
  });
}

function readString(
  object: JsonObject,
  field: "header" | "type" | "value",
  name: string,
  path: JsonPath,
  issues: IssueList,
): string {
  const node = findValue(object, field);
  if (node?.kind === "string") return node.value;
  if (!node) {
    issues.error(`missing-${field}`, `${name}: missing required field '${field}'`, path, object);
  } else {
    issues.error(`${field}-type`, `${name}: '${field}' must be a string`, [...path, field], node);
  }
  return "";
}

/** The value of a required field, where null counts as missing. */
function findValue(object: JsonObject, field: string): JsonNode | null {
  const node = findMember(object, field)?.value;
  return node && node.kind !== "null" ? node : null;
}

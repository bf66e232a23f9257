import { parseCarousel } from "@slideloom/core/carousel";
import { listMediaUrls, parsePost, type Post } from "@slideloom/core/document";
import { countNoun } from "@slideloom/core/text";
import { copyText } from "../lib/copy-text.ts";
import { writeOwn } from "../lib/kept/kept.ts";
import { getDocument } from "./carousel-store.ts";
import { copiedKey, readCopiedText } from "./copied-text.ts";
import { insertPost } from "./insert-post.ts";
import { canEditSlides } from "./slide-commands.ts";
import { showToast } from "./toast-store.ts";
import { openWholePost } from "./whole-post.ts";

/** Copies slides as a post in JSON, to the clipboard and to this browser's storage, for other carousels and tabs. */
export async function copySlides(indexes: readonly number[]): Promise<void> {
  const document = getDocument();
  const { post } = document;
  if (!post || indexes.length === 0) return;
  const urls = listMediaUrls(document);
  const media = Object.fromEntries(
    indexes.flatMap((index, place) => (urls[index] === undefined ? [] : [[place, urls[index]]])),
  );
  const copied: Post = {
    title: post.title,
    content: indexes.flatMap((index) => post.content[index] ?? []),
    ...(post.sources && { sources: post.sources }),
  };
  const text = JSON.stringify({ [copiedKey]: media, ...copied }, null, 2);
  const isKept = keep(text);
  const isCopied = await copyText(text);
  const what = countNoun(indexes.length, "slide");
  if (isKept || isCopied) {
    showToast({
      title: `${what} copied`,
      description: "Open any carousel and paste, or choose Paste in a slide's menu.",
    });
    return;
  }
  showToast({
    variant: "destructive",
    title: "Not copied",
    description: "Your browser doesn't allow copying here.",
  });
}

/** Stores the copied slides; false if the storage is full or turned off. */
function keep(text: string): boolean {
  try {
    writeOwn(copiedKey, text);
    return readCopiedText() === text;
  } catch (error) {
    console.warn("The copied slides could not be stored.", error);
    return false;
  }
}

/**
 * Inserts copied slides after a slide, by default the current one. Without a post, opens them as one. Returns false if
 * the text has none.
 */
export function pasteSlides(text: string, after?: number): boolean {
  const found = readCopied(text);
  if (!found) return false;
  const { post, mediaUrls } = found;
  const isEmpty = getDocument().text.trim() === "";
  if (isEmpty) {
    openWholePost({
      label: "Paste slides",
      content: post,
      mediaUrls,
      toast: {
        title: `${countNoun(post.content.length, "slide")} pasted`,
        description: "They use the design chosen here.",
      },
    });
  } else if (canEditSlides()) {
    // Without its title, a post inserts no slide for it.
    insertPost({ ...post, title: "" }, mediaUrls, after);
  } else {
    showToast({
      variant: "warning",
      title: "Not pasted",
      description:
        "Slides can't be added now. Wait for the running task, or correct the JSON first.",
    });
  }
  return true;
}

function readCopied(text: string) {
  try {
    const { [copiedKey]: media, ...plain } = JSON.parse(text) as Record<string, unknown>;
    const saved = parseCarousel({ jsonInput: JSON.stringify(plain), mediaUrls: media });
    if (!saved.ok) return null;
    const { jsonInput, mediaUrls } = saved.carousel;
    const result = parsePost(jsonInput);
    return result.ok ? { post: result.post, mediaUrls } : null;
  } catch {
    // Text that isn't JSON is read as an import.
    return null;
  }
}

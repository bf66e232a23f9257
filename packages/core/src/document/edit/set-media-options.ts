import { findMember, type JsonObject } from "../json/json-node.ts";
import { type JsonPlace, placeOfMember } from "../json/json-place.ts";
import type { SlideMediaOptions } from "../post.ts";
import type { PostDocument } from "../post-document.ts";
import { editDocument } from "./edit-document.ts";
import type { EditResult } from "./edit-result.ts";
import type { EditablePost } from "./editable-post.ts";
import { removeMember, setMember } from "./member.ts";

type EditedOptions = Omit<SlideMediaOptions, "url">;

/** Changes of a slide's media options: null removes an option, absent ones are unchanged. */
export type MediaOptionsChange = { [Name in keyof EditedOptions]: EditedOptions[Name] | null };

/**
 * Changes the options of a slide's `media`. If only the URL remains, `media` becomes a string; if nothing remains,
 * `media` is removed.
 */
export function setMediaOptions(
  document: PostDocument,
  { slideIndex, options }: { slideIndex: number; options: MediaOptionsChange },
): EditResult {
  return editDocument(document, (post) => changeMedia(post, slideIndex, options));
}

function changeMedia(
  post: EditablePost,
  slideIndex: number,
  options: MediaOptionsChange,
): EditablePost {
  const changes = Object.entries(options).filter(([, value]) => value !== undefined);
  if (findMediaObject(post, slideIndex)) {
    const edited = changes.reduce((before, [name, value]) => {
      const media = findMediaObject(before, slideIndex);
      if (!media) return before;
      if (value === null) return removeMember(before, media, name);
      return setMember(before, media, name, value);
    }, post);
    return edited === post ? post : simplifyMedia(edited, slideIndex);
  }
  const given = changes.filter(([, value]) => value !== null);
  if (given.length === 0) return post;
  const slide = post.slide(slideIndex);
  const before = findMember(slide.node, "media")?.value;
  const url = before?.kind === "string" ? { url: before.value } : {};
  return setMember(post, slide, "media", { ...url, ...Object.fromEntries(given) });
}

/** Returns the place of a slide's `media` object; null if the field is missing or isn't an object. */
function findMediaObject(post: EditablePost, slideIndex: number): JsonPlace<JsonObject> | null {
  const slide = post.slide(slideIndex);
  const member = findMember(slide.node, "media");
  if (member?.value.kind !== "object") return null;
  return { ...placeOfMember(slide, member), node: member.value };
}

function simplifyMedia(post: EditablePost, slideIndex: number): EditablePost {
  const members = findMediaObject(post, slideIndex)?.node.members;
  const [only] = members ?? [];
  if (!members || members.length > 1) return post;
  const slide = post.slide(slideIndex);
  if (!only) return removeMember(post, slide, "media");
  const isAddress = only.key.value === "url" && only.value.kind === "string";
  return isAddress ? setMember(post, slide, "media", JSON.parse(only.value.text)) : post;
}

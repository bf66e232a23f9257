import { findMember, type JsonArray, type JsonNode, type JsonObject } from "../json/json-node.ts";
import { type JsonPlace, placeOfMember } from "../json/json-place.ts";
import type { JsonLayout } from "../json/json-printer.ts";
import { detectLayout } from "../json/json-style.ts";
import { createSlideId } from "../match-slides.ts";
import type { PostDocument, SlideId } from "../post-document.ts";
import { EntryList } from "./entry-list.ts";

type Identities = Pick<PostDocument, "slideIds" | "idCount" | "media">;

interface Parts {
  text: string;
  root: JsonPlace<JsonObject>;
  layout: JsonLayout;
  identities: Identities;
}

/**
 * An immutable valid post during an edit. Each change returns a new object.
 * @throws {NoSuchPlaceError} if an index doesn't exist
 */
export class EditablePost {
  readonly #parts: Parts;

  private constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Returns null if the document isn't a valid post. */
  static of({ text, post, json, slideIds, idCount, media }: PostDocument): EditablePost | null {
    if (!post || json?.root.kind !== "object") return null;
    const root = placeRoot(json.root, json.rootOffset);
    const layout = detectLayout(text, root);
    return new EditablePost({ text, root, layout, identities: { slideIds, idCount, media } });
  }

  get text(): string {
    return this.#parts.text;
  }

  get root(): JsonPlace<JsonObject> {
    return this.#parts.root;
  }

  get layout(): JsonLayout {
    return this.#parts.layout;
  }

  get identities(): Identities {
    return this.#parts.identities;
  }

  withRoot(node: JsonNode): EditablePost {
    const { text, root } = this.#parts;
    if (node.kind !== "object") throw new TypeError("The root of a post is an object");
    const end = root.offset + root.node.text.length;
    const edited = text.slice(0, root.offset) + node.text + text.slice(end);
    return new EditablePost({ ...this.#parts, text: edited, root: placeRoot(node, root.offset) });
  }

  get nextId(): SlideId {
    return createSlideId(this.identities.idCount + 1);
  }

  /** Returns the post with these slide ids, in order; a new slide has `nextId`. */
  withSlides(slideIds: readonly SlideId[], media = this.identities.media): EditablePost {
    const idCount = this.identities.idCount + (slideIds.includes(this.nextId) ? 1 : 0);
    return new EditablePost({ ...this.#parts, identities: { slideIds, idCount, media } });
  }

  slides(): EntryList<EditablePost> {
    const content = expectArray(this.#value(this.root, "content"));
    return new EntryList(this, content, (position) => `There is no slide ${position}`);
  }

  slide(slideIndex: number): JsonPlace<JsonObject> {
    return expectObject(this.slides().get(slideIndex));
  }

  items(slideIndex: number): EntryList<EditablePost> {
    const description = expectArray(this.#value(this.slide(slideIndex), "description"));
    const name = `Slide ${slideIndex + 1}`;
    return new EntryList(this, description, (position) => `${name} has no item ${position}`);
  }

  item(slideIndex: number, itemIndex: number): JsonPlace<JsonObject> {
    return expectObject(this.items(slideIndex).get(itemIndex));
  }

  #value(object: JsonPlace<JsonObject>, name: string): JsonPlace {
    const member = findMember(object.node, name);
    if (!member) throw new TypeError(`A valid post has '${name}' here`);
    return placeOfMember(object, member);
  }
}

function placeRoot(node: JsonObject, offset: number): JsonPlace<JsonObject> {
  return { node, offset, replace: (other) => other };
}

function isObject(place: JsonPlace): place is JsonPlace<JsonObject> {
  return place.node.kind === "object";
}

function isArray(place: JsonPlace): place is JsonPlace<JsonArray> {
  return place.node.kind === "array";
}

function expectObject(place: JsonPlace): JsonPlace<JsonObject> {
  if (!isObject(place)) throw new TypeError("A valid post has an object here");
  return place;
}

function expectArray(place: JsonPlace): JsonPlace<JsonArray> {
  if (!isArray(place)) throw new TypeError("A valid post has an array here");
  return place;
}

import {
  findMember,
  type JsonArray,
  type JsonMember,
  type JsonNode,
  type JsonObject,
} from "../json/json-node.ts";
import type { JsonLayout } from "../json/json-printer.ts";
import { detectLayout } from "../json/json-style.ts";
import { EntryList } from "./entry-list.ts";

/** A valid post's text and where its parts stand. Indexes count from 0; one that the post lacks throws `NoSuchPlaceError`. */
export class EditablePost {
  readonly text: string;
  readonly root: JsonObject;
  readonly layout: JsonLayout;

  constructor(text: string, root: JsonNode | null) {
    this.text = text;
    this.root = expectObject(root);
    this.layout = detectLayout(text, this.root);
  }

  slides(): EntryList {
    const content = expectArray(getMember(this.root, "content").value);
    return new EntryList(this, content, (position) => `There is no slide ${position}`);
  }

  slide(slideIndex: number): JsonObject {
    return expectObject(this.slides().get(slideIndex));
  }

  items(slideIndex: number): EntryList {
    const description = expectArray(getMember(this.slide(slideIndex), "description").value);
    const name = `Slide ${slideIndex + 1}`;
    return new EntryList(this, description, (position) => `${name} has no item ${position}`);
  }

  item(slideIndex: number, itemIndex: number): JsonObject {
    return expectObject(this.items(slideIndex).get(itemIndex));
  }
}

function getMember(object: JsonObject, name: string): JsonMember {
  const member = findMember(object, name);
  if (!member) throw new TypeError(`A valid post has '${name}' here`);
  return member;
}

function expectObject(node: JsonNode | null): JsonObject {
  if (node?.kind !== "object") throw new TypeError("A valid post has an object here");
  return node;
}

function expectArray(node: JsonNode): JsonArray {
  if (node.kind !== "array") throw new TypeError("A valid post has an array here");
  return node;
}

import type { JsonString } from "./json-node.ts";

const fewKeys = 8;

/** The keys of one object. A list while they are few, as in nearly every object: a map for each would cost more than reading it. */
export class KeyIndex {
  readonly #list: JsonString[] = [];
  #map: Map<string, JsonString> | null = null;

  /** The first key of that name, or null where this is the first. */
  add(key: JsonString): JsonString | null {
    const first = this.#find(key.value);
    if (first) return first;
    if (this.#map) this.#map.set(key.value, key);
    else if (this.#list.push(key) > fewKeys) {
      this.#map = new Map(this.#list.map((listed) => [listed.value, listed]));
    }
    return null;
  }

  #find(name: string): JsonString | null {
    if (this.#map) return this.#map.get(name) ?? null;
    return this.#list.find(({ value }) => value === name) ?? null;
  }
}

const fewKeys = 8;

interface Key {
  name: string;
  offset: number;
}

/** The keys of one object, to detect repeated ones. Uses a list for few keys, because a map per object is slower. */
export class KeyIndex {
  readonly #list: Key[] = [];
  #map: Map<string, number> | null = null;

  /** Adds a key. Returns the offset of an earlier key of that name, or null. */
  add(name: string, offset: number): number | null {
    const first = this.#find(name);
    if (first !== null) return first;
    if (this.#map) this.#map.set(name, offset);
    else if (this.#list.push({ name, offset }) > fewKeys) {
      this.#map = new Map(this.#list.map((key) => [key.name, key.offset]));
    }
    return null;
  }

  #find(name: string): number | null {
    if (this.#map) return this.#map.get(name) ?? null;
    return this.#list.find((key) => key.name === name)?.offset ?? null;
  }
}

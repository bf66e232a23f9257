/** What a node contains: its longest chain of parts, and the number of parts with all repetitions. */
export interface Size {
  depth: number;
  parts: number;
}

/** Parts that contain each other never end. */
export const endless: Size = { depth: Infinity, parts: Infinity };

/** A directed graph of parts. A name's node stands for the parts linked to it, and is none itself. */
export class ReferenceGraph {
  readonly #links: number[][] = [];
  readonly #own: Size[] = [];
  readonly #names = new Map<string, number>();

  add({ depth, parts }: Size): number {
    this.#own.push({ depth, parts });
    return this.#links.push([]) - 1;
  }

  named(name: string): number {
    const node = this.#names.get(name) ?? this.add({ depth: 0, parts: 0 });
    this.#names.set(name, node);
    return node;
  }

  link(from: number, to: number): void {
    this.#links[from]?.push(to);
  }

  /** Measures the largest node, in linear time without recursion. */
  measure(): Size {
    const sizes: (Size | "open" | undefined)[] = [];
    const largest = { depth: 0, parts: 0 };
    for (const first of this.#links.keys()) {
      const stack = [first];
      while (stack.length > 0) {
        const node = stack.at(-1) ?? 0;
        const links = this.#links[node] ?? [];
        if (sizes[node] === undefined) {
          sizes[node] = "open";
          for (const link of links) {
            if (sizes[link] === "open") return endless;
            if (sizes[link] === undefined) stack.push(link);
          }
          continue;
        }
        stack.pop();
        if (sizes[node] !== "open") continue;
        const inside = links.map((link) => sizes[link]).filter((size) => typeof size === "object");
        const own = this.#own[node] ?? endless;
        const size = {
          depth: own.depth + inside.reduce((most, { depth }) => Math.max(most, depth), 0),
          parts: own.parts + inside.reduce((sum, { parts }) => sum + parts, 0),
        };
        sizes[node] = size;
        largest.depth = Math.max(largest.depth, size.depth);
        largest.parts = Math.max(largest.parts, size.parts);
      }
    }
    return largest;
  }
}

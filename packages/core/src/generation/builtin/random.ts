/** Choices that depend on a seed alone, so that a draft can be made again. */
export interface Random {
  /** One of the entries. Throws a RangeError on an empty list. */
  pick<T>(entries: readonly T[]): T;
  shuffle<T>(entries: readonly T[]): T[];
}

/** Mulberry32 (Tommy Ettinger, public domain): 32 bits of state are plenty for choosing among dozens. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (below: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
  const pick = <T>(entries: readonly T[]): T => at(entries, next(entries.length));
  const shuffle = <T>(entries: readonly T[]): T[] => {
    const left = [...entries];
    return entries.flatMap(() => left.splice(next(left.length), 1));
  };
  return { pick, shuffle };
}

/** The entry at an index that counts on past the end from the start, so that neighbours differ. */
export function at<T>(entries: readonly T[], index: number): T {
  if (entries.length === 0) throw new RangeError("Nothing to choose from");
  return entries[(index >>> 0) % entries.length] as T;
}

/** FNV-1a, 32 bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

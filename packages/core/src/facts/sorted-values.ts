import type { QuantityKind } from "../numbers/quantities/quantity.ts";

interface Entry<Item> {
  value: number;
  item: Item;
}

/** Items by kind, sorted by value, so that a range of values is found without reading all. */
export type SortedValues<Item> = ReadonlyMap<QuantityKind, readonly Entry<Item>[]>;

export function sortValues<Item>(
  items: readonly Item[],
  listEntries: (item: Item) => readonly { kind: QuantityKind; value: number }[],
): SortedValues<Item> {
  const sorted = new Map<QuantityKind, Entry<Item>[]>();
  for (const item of items) {
    for (const { kind, value } of listEntries(item)) {
      const known = sorted.get(kind);
      if (known) known.push({ value, item });
      else sorted.set(kind, [{ value, item }]);
    }
  }
  for (const entries of sorted.values()) entries.sort((one, other) => one.value - other.value);
  return sorted;
}

/** Lists the items of a kind with values from `low` to `high`. */
export function listBetween<Item>(
  sorted: SortedValues<Item>,
  kind: QuantityKind,
  [low, high]: readonly [low: number, high: number],
): Item[] {
  const entries = sorted.get(kind) ?? [];
  let [from, to] = [0, entries.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((entries[middle]?.value ?? 0) < low) from = middle + 1;
    else to = middle;
  }
  const found: Item[] = [];
  for (let at = from; at < entries.length; at += 1) {
    const entry = entries[at];
    if (!entry || entry.value > high) break;
    found.push(entry.item);
  }
  return found;
}

/** Returns the similarity of two texts, from 0 to 1: the Jaccard index of their sets of trigrams. */
export function measureSimilarity(a: string, b: string): number {
  const [first, second] = [listTrigrams(a), listTrigrams(b)];
  const shared = [...first].filter((trigram) => second.has(trigram)).length;
  const all = first.size + second.size - shared;
  return all === 0 ? 0 : shared / all;
}

function listTrigrams(text: string): Set<string> {
  const plain = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");
  const trigrams = new Set<string>();
  for (let index = 0; index + 3 <= plain.length; index++)
    trigrams.add(plain.slice(index, index + 3));
  return trigrams;
}

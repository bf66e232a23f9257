import { stopWords } from "./stop-words.ts";

const words = new Intl.Segmenter("en", { granularity: "word" });
const tagCharacters = 24;

/** Tags that say what kind of post it is; they fill up what the words of the topic leave open. */
const kindTags: Readonly<Record<string, readonly string[]>> = {
  "educational-tutorial": ["#Tutorial", "#Learning", "#Explained"],
  "story-case-study": ["#CaseStudy", "#Story", "#LessonsLearned"],
  "listicle-tips": ["#Tips", "#Advice", "#Habits"],
  "how-to-guide": ["#HowTo", "#Guide", "#StepByStep"],
  "myth-vs-fact": ["#Myths", "#Facts", "#MythVsFact"],
  "mistakes-to-avoid": ["#Mistakes", "#LessonsLearned", "#Advice"],
  checklist: ["#Checklist", "#Planning", "#Preparation"],
  "before-after": ["#BeforeAndAfter", "#Change", "#Progress"],
  "product-launch": ["#Launch", "#NewProduct", "#Announcement"],
  "opinion-hot-take": ["#Opinion", "#HotTake", "#Discussion"],
  "behind-the-scenes": ["#BehindTheScenes", "#MakingOf", "#Process"],
  "data-insights": ["#Data", "#Insights", "#Numbers"],
  "qa-faq": ["#FAQ", "#Questions", "#Answers"],
  "quote-lesson": ["#Lessons", "#Mindset", "#Learning"],
};

const asking = /^(?:what|why|how|when|who|which|where|does|do|is|are|should|can|will|was|were)\b/i;

/** Three to five tags: what the topic names, words that the notes repeat, then the kind of post. */
export function buildHashtags(topic: string, notes: string, templateTypeId: string): string[] {
  const [named = topic] = topic.split(/[:?!(,;–—]|\s(?:that|which|who)\s/);
  const own = asking.test(topic) ? tagWords(named) : tagName(named);
  const repeated = countRepeated(readWords(notes).filter(isTelling)).slice(0, 2);
  const tags = unique([...own, ...repeated.map((word) => [word])].map(joinTag).filter(isTag)).slice(
    0,
    4,
  );
  return unique([...tags, ...(kindTags[templateTypeId] ?? [])]).slice(0, tags.length < 2 ? 4 : 5);
}

/** A name as one tag, its longest run of telling words, and that run's last word. */
function tagName(name: string): string[][] {
  const all = readWords(name);
  const longest = splitRuns(all).reduce(
    (best, run) => (run.length >= best.length ? run : best),
    [],
  );
  const head = longest.slice(-1).filter((word) => !word.endsWith("ing") || longest.length > 1);
  return [all.length <= 4 ? all : [], longest.slice(-3), head];
}

/** Of a question its two longest telling words. */
function tagWords(question: string): string[][] {
  return readWords(question)
    .filter((word) => isTelling(word) && word.length >= 5)
    .sort((a, b) => b.length - a.length)
    .slice(0, 2)
    .map((word) => [word]);
}

function joinTag(run: readonly string[]): string {
  return `#${run.map(raise).join("")}`;
}

function isTag(tag: string): boolean {
  return tag.length > 2 && tag.length <= tagCharacters && /\p{L}/u.test(tag);
}

/** The tags a person listed, each with its `#` and without what a tag cannot hold. */
export function readHashtags(text: string): string[] {
  return unique(
    text
      .split(/[\s,;]+/)
      .map((word) => word.replace(/[^\p{L}\p{M}\p{N}_]/gu, ""))
      .filter((word) => word !== "" && word !== "and")
      .map((word) => `#${word}`),
  );
}

function readWords(text: string): string[] {
  // A compound is one word: take-home, e-mail.
  const joined = text.replace(/(?<=\p{L})-(\p{L})/gu, (_, letter: string) => letter.toUpperCase());
  return joined.match(/[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)?/gu)?.flatMap(splitDense) ?? [];
}

/** Scripts without spaces need a dictionary to tell words apart. */
function splitDense(word: string): string[] {
  const plain = word.replace(/['’]/g, "");
  if (!/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(plain))
    return [plain];
  return [...words.segment(plain.slice(0, 200))].map(({ segment }) => segment);
}

function isTelling(word: string): boolean {
  const isLong = word.length >= 3 || /^\p{Lu}{2}$/u.test(word) || /\p{Script=Han}/u.test(word);
  return isLong && !stopWords.has(word.toLowerCase()) && !/^\d+$/.test(word);
}

/** Telling words that stand next to each other. */
function splitRuns(all: readonly string[]): string[][] {
  const runs: string[][] = [[]];
  for (const word of all) {
    if (isTelling(word)) runs.at(-1)?.push(word);
    else runs.push([]);
  }
  return runs;
}

/** Words of five letters or more that stand at least three times, the most frequent first. */
function countRepeated(content: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of content) {
    const folded = word.toLowerCase();
    if (folded.length >= 5 && !/(?:ly|ing|ed)$/.test(folded)) {
      counts.set(folded, (counts.get(folded) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([, count]) => count >= 3)
    .sort((a, b) => b[1] - a[1])
    .map(([word]) => word);
}

function raise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function unique(tags: readonly string[]): string[] {
  const seen = new Set<string>();
  return tags.filter((tag) => {
    const folded = tag.toLowerCase();
    return seen.has(folded) ? false : seen.add(folded);
  });
}

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

/** Three to five tags: the topic as one, its longest run of telling words, words the notes repeat, then the kind of post. */
export function buildHashtags(topic: string, notes: string, templateTypeId: string): string[] {
  const all = readWords(topic);
  const runs = splitRuns(all);
  const longest = runs.reduce((best, run) => (run.length >= best.length ? run : best), []);
  const repeated = countRepeated(readWords(notes).filter(isTelling)).slice(0, 2);
  const tags = [
    all.length <= 4 ? all : [],
    longest.slice(-3),
    longest.slice(-1),
    ...repeated.map((word) => [word]),
  ]
    .map((run) => run.map(raise).join(""))
    .filter((tag) => tag.length > 1 && tag.length <= tagCharacters && /\p{L}/u.test(tag))
    .map((tag) => `#${tag}`);
  return unique([...unique(tags).slice(0, 4), ...(kindTags[templateTypeId] ?? [])]).slice(
    0,
    tags.length < 2 ? 3 : 5,
  );
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
  return [...words.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.replace(/[^\p{L}\p{M}\p{N}]/gu, ""))
    .filter((word) => word !== "");
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

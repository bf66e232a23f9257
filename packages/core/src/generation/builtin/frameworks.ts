import { beforeAfter } from "./frameworks/before-after.ts";
import { behindTheScenes } from "./frameworks/behind-the-scenes.ts";
import { checklist } from "./frameworks/checklist.ts";
import { dataInsights } from "./frameworks/data-insights.ts";
import { educationalTutorial } from "./frameworks/educational-tutorial.ts";
import { howToGuide } from "./frameworks/how-to-guide.ts";
import { listicleTips } from "./frameworks/listicle-tips.ts";
import { mistakesToAvoid } from "./frameworks/mistakes-to-avoid.ts";
import { mythVsFact } from "./frameworks/myth-vs-fact.ts";
import { opinionHotTake } from "./frameworks/opinion-hot-take.ts";
import { productLaunch } from "./frameworks/product-launch.ts";
import { qaFaq } from "./frameworks/qa-faq.ts";
import { quoteLesson } from "./frameworks/quote-lesson.ts";
import { storyCaseStudy } from "./frameworks/story-case-study.ts";

const texts: Readonly<Record<string, string>> = {
  "educational-tutorial": educationalTutorial,
  "story-case-study": storyCaseStudy,
  "listicle-tips": listicleTips,
  "how-to-guide": howToGuide,
  "myth-vs-fact": mythVsFact,
  "mistakes-to-avoid": mistakesToAvoid,
  checklist,
  "before-after": beforeAfter,
  "product-launch": productLaunch,
  "opinion-hot-take": opinionHotTake,
  "behind-the-scenes": behindTheScenes,
  "data-insights": dataInsights,
  "qa-faq": qaFaq,
  "quote-lesson": quoteLesson,
};

/** A slide as written by hand: a header and what stands under it. */
export interface FrameworkSlide {
  header: string;
  /** Paragraphs, or `- ` lines of a list. */
  lines: string[];
  /** Two labelled sides instead of lines, e.g. `Myth` and `Fact`. */
  columns: { label: string; text: string }[];
  callout: string | null;
}

/** A post written by hand that holds for any topic. */
export interface Framework {
  /** Whether its slides only make sense together and in their order. */
  inOrder: boolean;
  /** What follows the topic and a colon in the title. */
  titleTail: string;
  /** The header of the cover. */
  subtitle: string;
  slides: FrameworkSlide[];
  closing: FrameworkSlide;
  /** The question that the closing asks of the reader. */
  question: string;
}

/** The frameworks of a template type, and slides that fit any of them when more are wanted. */
export interface FrameworkSet {
  frameworks: Framework[];
  extras: FrameworkSlide[];
}

/**
 * Reads the frameworks of a template type. Their text: `=` and `+` start a framework and the extras, `==` one whose
 * slides only make sense together; it begins with its title's tail and its subtitle; `#` is a slide, `!` the closing, `>` a call-out, `?` the question,
 * and `A: one. | B: two.` a pair of columns.
 */
export function getFrameworks(templateTypeId: string): FrameworkSet {
  const text = texts[templateTypeId];
  if (text === undefined) throw new RangeError(`No frameworks for ${templateTypeId}`);
  const [written = "", extras = ""] = text.trim().split("\n+\n");
  return {
    frameworks: written.split(/^(?==)/m).map(parseFramework),
    extras: parseSlides(extras, "# "),
  };
}

function parseFramework(text: string): Framework {
  const [name = "", subtitle = ""] = text.split("\n");
  const titleTail = name.replace(/^=+ /, "");
  const [closing] = parseSlides(text, "! ");
  const question = /^\? (.+)$/m.exec(text)?.[1];
  if (!closing || question === undefined) throw new RangeError(`No ending: ${titleTail}`);
  const inOrder = name.startsWith("==");
  return { inOrder, titleTail, subtitle, slides: parseSlides(text, "# "), closing, question };
}

/** The slides whose header starts with `mark`; each runs to the next mark. */
function parseSlides(text: string, mark: string): FrameworkSlide[] {
  return text
    .split(/^(?=[#!?] )/m)
    .filter((part) => part.startsWith(mark))
    .map((part) => parseSlide(part.slice(mark.length).trim().split("\n")));
}

function parseSlide([header = "", ...lines]: string[]): FrameworkSlide {
  const callout = lines.find((line) => line.startsWith("> "))?.slice(2) ?? null;
  const pair = lines.find((line) => line.includes(" | "));
  const columns = (pair?.split(" | ") ?? []).map((side) => {
    const colon = side.indexOf(": ");
    return { label: side.slice(0, colon), text: side.slice(colon + 2) };
  });
  const plain = lines.filter((line) => line !== pair && !line.startsWith("> ") && line !== "");
  return { header, lines: plain, columns, callout };
}

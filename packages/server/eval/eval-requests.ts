import type { GenerationRequest } from "../src/generation/text-generator.ts";
import { evalNotes, type EvalNotes } from "./eval-notes.ts";

export type EvalLanguage = "en" | "es" | "de" | "fr" | "ja";

/** A fixed request, and the language that its post must be in. */
export interface EvalCase {
  id: number;
  language: EvalLanguage;
  notes: EvalNotes;
  request: GenerationRequest;
}

type Row = [
  language: EvalLanguage,
  templateType: string,
  writingStyle: string,
  slides: number,
  notes: EvalNotes,
  topic: string,
  options?: { single?: true; textOnly?: true },
];

const rows: readonly Row[] = [
  ["en", "educational-tutorial", "professional", 8, "none", "How to give feedback that people use"],
  ["en", "educational-tutorial", "conversational", 5, "code", "Rebasing without fear"],
  ["en", "educational-tutorial", "academic-analytical", 10, "codeHeavy", "Reading files in Python"],
  ["en", "educational-tutorial", "friendly", 15, "long", "A year of watering records"],
  ["en", "educational-tutorial", "minimal", 1, "none", "Compound interest"],
  ["en", "educational-tutorial", "professional", 8, "none", "Photosynthesis", { textOnly: true }],
  ["en", "story-case-study", "storytelling", 7, "story", "The three weeks without an oven"],
  ["en", "story-case-study", "inspirational", 8, "none", "Leaving a safe job for a small studio"],
  ["en", "story-case-study", "professional", 4, "list", "What 40 interviews changed"],
  ["en", "listicle-tips", "bold", 9, "steps", "Meetings worth having"],
  ["en", "listicle-tips", "witty", 6, "none", "working from home with a cat"],
  ["en", "listicle-tips", "minimal", 12, "long", "Greenhouse notes"],
  ["en", "listicle-tips", "friendly", 8, "asks", "Hiring your first designer"],
  ["en", "how-to-guide", "professional", 8, "steps", "How to run a decision meeting"],
  ["en", "how-to-guide", "conversational", 10, "none", "bake sourdough bread on a weekday"],
  ["en", "how-to-guide", "bold", 6, "code", "Save a branch before a rebase"],
  ["en", "how-to-guide", "minimal", 3, "none", "Descaling a kettle"],
  ["en", "myth-vs-fact", "professional", 8, "pairs", "Releases and tests"],
  ["en", "myth-vs-fact", "academic-analytical", 6, "none", "Vitamin C and colds"],
  ["en", "myth-vs-fact", "witty", 10, "none", "Learning a language as an adult"],
  ["en", "mistakes-to-avoid", "bold", 8, "list", "Onboarding mistakes"],
  ["en", "mistakes-to-avoid", "friendly", 5, "none", "First-time camping"],
  ["en", "mistakes-to-avoid", "professional", 13, "none", "Writing API documentation"],
  ["en", "checklist", "minimal", 7, "none", "Publishing a podcast episode"],
  ["en", "checklist", "professional", 10, "steps", "Before the quarterly review"],
  ["en", "checklist", "conversational", 2, "none", "Packing for a work trip"],
  ["en", "before-after", "professional", 6, "pairs", "From two days to eleven minutes"],
  ["en", "before-after", "inspirational", 8, "none", "Our team's inbox"],
  ["en", "product-launch", "bold", 8, "list", "A calendar that says no"],
  ["en", "product-launch", "friendly", 5, "asks", "Slides from plain text"],
  ["en", "product-launch", "professional", 1, "injectionPlain", "Saturday opening hours"],
  ["en", "opinion-hot-take", "bold", 7, "none", "Stand-ups should be written"],
  ["en", "opinion-hot-take", "academic-analytical", 9, "none", "Open offices"],
  ["en", "behind-the-scenes", "storytelling", 8, "story", "A bakery in a bad month"],
  ["en", "behind-the-scenes", "conversational", 6, "none", "How we name our colours"],
  ["en", "data-insights", "professional", 8, "list", "Why people cancel in month two"],
  ["en", "data-insights", "academic-analytical", 11, "long", "Water and tomatoes"],
  ["en", "qa-faq", "friendly", 8, "none", "Getting a dog"],
  ["en", "qa-faq", "professional", 5, "code", "Force-pushing safely"],
  ["en", "quote-lesson", "inspirational", 6, "story", "Tell people what is broken"],
  ["en", "quote-lesson", "minimal", 9, "none", "Ten years of freelancing"],
  ["en", "listicle-tips", "professional", 8, "injectionRole", "Better sleep"],
  ["en", "educational-tutorial", "professional", 6, "injectionFormat", "Compost for beginners"],
  ["en", "how-to-guide", "friendly", 7, "injectionFence", "Cycling to work"],
  ["en", "listicle-tips", "professional", 1, "list", "What customers told us", { single: true }],
  ["en", "story-case-study", "storytelling", 8, "none", "A mistake worth making", { single: true }],
  ["en", "how-to-guide", "professional", 14, "codeHeavy", "Line by line", { textOnly: true }],
  ["es", "listicle-tips", "friendly", 6, "spanish", "Un huerto en el balcón"],
  [
    "es",
    "educational-tutorial",
    "professional",
    8,
    "none",
    "Cómo preparar una entrevista de trabajo",
  ],
  ["es", "myth-vs-fact", "conversational", 5, "none", "Mitos sobre el café"],
  ["de", "opinion-hot-take", "bold", 7, "german", "Weniger Besprechungen"],
  ["de", "how-to-guide", "professional", 8, "none", "Ein Protokoll schreiben, das gelesen wird"],
  ["de", "checklist", "minimal", 10, "none", "Umzug in eine neue Wohnung"],
  [
    "fr",
    "educational-tutorial",
    "conversational",
    8,
    "french",
    "Écrire un carrousel que l'on garde",
  ],
  ["fr", "qa-faq", "friendly", 6, "none", "Adopter un chat"],
  ["fr", "quote-lesson", "inspirational", 4, "none", "Ce que la montagne apprend"],
  ["ja", "listicle-tips", "professional", 6, "japanese", "集中できる朝のつくり方"],
  ["ja", "educational-tutorial", "friendly", 8, "none", "はじめての家計簿"],
  ["ja", "before-after", "professional", 5, "none", "紙の書類をやめた事務所"],
  [
    "en",
    "behind-the-scenes",
    "witty",
    3,
    "asks",
    "<b>Why</b> our “logo” has 3 legs & a :: in it 🦙",
  ],
];

/** The fixed requests of an evaluation: every template type and style, 1 to 15 slides, five languages, hostile notes. */
export const evalCases: readonly EvalCase[] = rows.map(
  ([language, templateType, writingStyle, slides, notes, topic, options = {}], index) => ({
    id: index + 1,
    language,
    notes,
    request: {
      topic,
      instructions: evalNotes[notes],
      templateType,
      writingStyle,
      slides: options.single ? 1 : slides,
      postType: options.single ? "single" : "carousel",
      textOnly: options.textOnly ?? false,
      seed: 1000 + index,
    },
  }),
);

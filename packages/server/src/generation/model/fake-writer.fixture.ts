import type { FakeAnswer } from "./fake-provider.fixture.ts";

/** Faults that the fake model makes. */
export interface WriterFaults {
  /** Every second fact quotes words that its passage doesn't have. */
  inventsEvidence?: boolean;
  /** The slide with this number states a number that no source has. */
  wrongNumberOn?: number;
  /** A repair repeats the wrong number. */
  repairsNothing?: boolean;
  /** Slides cite a passage that doesn't exist. */
  inventsPassages?: boolean;
  /** Outlines and rewritten posts have one slide too few. */
  losesSlide?: boolean;
  /** Rewritten posts lack this text: a caption by its key, or all alt texts. */
  losesText?: string;
  /** Follows instructions inside the material (prompt injection). */
  obeysOrders?: boolean;
}

/** What a call asks the model for. */
export type QuestionKind =
  | "plan"
  | "facts"
  | "outline"
  | "hooks"
  | "post"
  | "repair"
  | "rewrite"
  | "captions"
  | "slide";

interface Call {
  body: Record<string, unknown>;
}

interface Fact {
  id: string;
  passages: string[];
  kind: string;
  evidence: string;
  text: string;
}

const wrongNumber = "Ninety-nine of 9,973 agree";

/** Returns what a call asks for, read from the reply schema in the call's body. */
export function readQuestionKind({ body }: Call): QuestionKind {
  const schema = readSchema(body);
  const keys = Object.keys(schema);
  if (keys.includes("facts")) return keys.includes("outline") ? "plan" : "facts";
  if (keys.includes("outline")) return "outline";
  if (keys.includes("hooks")) return "hooks";
  if (keys.includes("slides")) {
    return JSON.stringify(schema["slides"]).includes('"words"') ? "repair" : "rewrite";
  }
  if (keys.includes("content")) return "post";
  return keys.includes("header") ? "slide" : "captions";
}

/**
 * Answers chat completions like an obedient model. Copies facts from the prompt's passages, and makes the outline and
 * slides from the facts.
 */
export function writeLikeModel(call: Call, faults: WriterFaults = {}): FakeAnswer {
  const prompt = readPrompt(call.body);
  const asked = readQuestionKind(call);
  const reply = {
    plan: () => ({ facts: listFacts(prompt, faults), ...writeOutline(prompt, faults) }),
    facts: () => ({ facts: listFacts(prompt, faults) }),
    outline: () => writeOutline(prompt, faults),
    hooks: () => ({ hooks: writeHooks(readFacts(prompt)) }),
    post: () => writePost(prompt, faults),
    repair: () => writeRepair(prompt, faults),
    rewrite: () =>
      prompt.includes("as two slides") ? splitSlide(prompt) : rewritePost(prompt, faults),
    captions: () => rewriteCaptions(prompt, faults),
    slide: () => rewriteSlide(prompt),
  }[asked]();
  return { text: JSON.stringify(reply) };
}

function readSchema(body: Record<string, unknown>): Record<string, unknown> {
  const { response_format: format } = body as {
    response_format?: { json_schema?: { schema?: { properties?: Record<string, unknown> } } };
  };
  return format?.json_schema?.schema?.properties ?? {};
}

/** The user message of a call. */
export function readPrompt(body: Record<string, unknown>): string {
  const { messages = [] } = body as { messages?: { role: string; content: string }[] };
  return messages.find(({ role }) => role === "user")?.content ?? "";
}

const firstWords = (text: string, count: number) => text.split(/\s+/).slice(0, count).join(" ");

function listFacts(prompt: string, { inventsEvidence, obeysOrders }: WriterFaults): Fact[] {
  const passages = [...prompt.matchAll(/^\[(p\d+)\] (.+)$/gm)].map(([, id = "", text = ""]) => ({
    id,
    text,
  }));
  const facts = passages
    .filter(({ text }) => text.split(/\s+/).length > 4)
    .map(({ id, text }, index) => {
      const sentence = /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
      const isInvented = inventsEvidence && index % 2 === 1;
      return {
        id: `f${index + 1}`,
        passages: [id],
        kind: /\d/.test(sentence) ? "number" : "claim",
        evidence: isInvented ? "words that nobody ever wrote" : firstWords(sentence, 8),
        text: firstWords(sentence, 20),
      };
    });
  const order = /say that (.+?)\./i.exec(prompt)?.[1];
  return obeysOrders && order
    ? [{ id: "f99", passages: ["p1"], kind: "claim", evidence: order, text: order }, ...facts].map(
        complete,
      )
    : facts.map(complete);
}

const complete = (fact: Fact) => ({ ...fact, limits: null, speaker: null, weight: 2 });

/** Returns the numbered facts in the prompt; if there are none, facts copied from its passages. */
function readFacts(prompt: string): Fact[] {
  const listed = [
    ...prompt.matchAll(/^\[(f\d+)\] (\w+): (.+?) \|.*evidence: “(.+?)” \[(.+?)\]$/gm),
  ].map(([, id = "", kind = "", text = "", evidence = "", ids = ""]) => ({
    id,
    kind,
    text,
    evidence,
    passages: ids.split(", "),
  }));
  return listed.length > 0 ? listed : listFacts(prompt, {});
}

function writeOutline(prompt: string, { losesSlide }: WriterFaults) {
  const facts = readFacts(prompt);
  const slides = Number(/with (?:at most \d+ facts, )?(\d+) slide/.exec(prompt)?.[1] ?? 3);
  const count = losesSlide ? slides - 1 : slides;
  const items = Array.from({ length: count }, (_, index) => {
    const fact = facts[index % Math.max(1, facts.length)];
    return {
      role: index === 0 ? "cover" : index === count - 1 ? "closing" : "point",
      facts: fact ? [fact.id] : [],
      point: fact?.text ?? `What matters about it, part ${index + 1}`,
      layout: fact?.kind === "number" ? "number" : null,
    };
  });
  const outline = { reader: "People who read", promise: "One thing to keep", items, left: "" };
  return { outline, hooks: writeHooks(facts) };
}

function writeHooks(facts: readonly Fact[]) {
  return ["number", "contradiction", "question", "mistake", "promise"].map((kind, index) => {
    const fact = facts[index % Math.max(1, facts.length)];
    const text = firstWords(fact?.text ?? "What nobody says about it", 6).replace(/[.!?]$/, "");
    return { kind, facts: fact ? [fact.id] : [], text: `${text} ${"I".repeat(index + 1)}` };
  });
}

const item = (value: string) => ({ type: "text", value, leftColumn: null, rightColumn: null });

function writePost(prompt: string, { wrongNumberOn, inventsPassages }: WriterFaults) {
  const facts = new Map(readFacts(prompt).map((fact) => [fact.id, fact]));
  const lines = [
    ...prompt.matchAll(/^(\d+)\. (\w+): (.+?)(?: \| layout: \w+(?:-\w+)*)?(?: \| facts: (.+))?$/gm),
  ];
  const hook = /^Hook: (.+)$/m.exec(prompt)?.[1] ?? (lines.length > 0 ? undefined : "At once");
  const content = (lines.length > 0 ? lines : listLines(prompt, [...facts.values()])).map(
    ([, number = "", , point = "", ids = ""]) => {
      const own = ids.split(", ").flatMap((id) => facts.get(id) ?? []);
      const said = own[0]?.text ?? point;
      return {
        header: firstWords(point, 6),
        description: [item(wrongNumberOn === Number(number) ? `${wrongNumber}. ${said}` : said)],
        summary: null,
        sources: inventsPassages ? ["p999"] : own.flatMap(({ passages }) => passages),
        alt: `Slide ${number}: ${firstWords(point, 6)}`,
      };
    },
  );
  return {
    title: hook ?? "A post",
    content,
    hashtags: ["#One", "#Two", "#Three"],
    caption: `${hook ?? "A post"}. Swipe.`,
    captions: {
      linkedin: null,
      instagram: null,
      x: hook ?? "A post",
      threads: null,
      bluesky: "Long. ".repeat(90),
      mastodon: null,
    },
  };
}

/** Without an outline, plans one slide a fact, up to the number that is wanted. */
function listLines(prompt: string, facts: readonly Fact[]): string[][] {
  const most = Number(/with (?:at most|exactly) (\d+) slide/.exec(prompt)?.[1] ?? 3);
  return facts
    .slice(0, most)
    .map(({ id, text }, index) => ["", String(index + 1), "point", text, id]);
}

function writeRepair(prompt: string, { repairsNothing }: WriterFaults) {
  const slides = [...prompt.matchAll(/^Slide (\d+): (\{.*\})$/gm)].map(([, number, json = ""]) => {
    const { header, description, ...words } = JSON.parse(json) as {
      header: string;
      description: { value: string }[];
      alt?: string;
      mediaAlt?: string;
    };
    const values = description.map(({ value }) =>
      repairsNothing ? value : value.replace(`${wrongNumber}. `, ""),
    );
    return {
      slide: Number(number),
      words: { ...words, header, description: values.map(item), summary: null, sources: [] },
    };
  });
  return { slides };
}

function rewriteSlide(prompt: string) {
  const header = /"header": "(.+?)"/.exec(prompt)?.[1] ?? "Point";
  const wish = /^The wish: (.+)$/m.exec(prompt)?.[1] ?? "";
  return { header, description: [item(`Rewritten: ${firstWords(wish, 4)}`)], summary: null };
}

/** Splits the prompt's slide in two: each new slide gets half of the sentences. A code item stays whole. */
function splitSlide(prompt: string) {
  const json = /to be rewritten:\n(\{[\s\S]*?\n\})/.exec(prompt)?.[1] ?? "{}";
  const { header, description } = JSON.parse(json) as { header: string; description: WireItem[] };
  const items = description.flatMap(({ type, value }) =>
    type === "code" ? [{ ...item(value), type }] : value.split(/(?<=[.!?])\s+|\n/).map(item),
  );
  const middle = Math.ceil(items.length / 2);
  return {
    slides: [items.slice(0, middle), items.slice(middle)].map((half, index) => ({
      header: `${header}: ${index === 0 ? "the start" : "the end"}`,
      description: half,
      summary: null,
    })),
  };
}

interface WireItem {
  type: string;
  value: string;
  leftColumn?: string;
  rightColumn?: string;
}

/** Puts the wished language or tone before each line of the prompt's slides: `- Tea` becomes `- German: Tea`. */
function rewritePost(prompt: string, { losesSlide, losesText }: WriterFaults) {
  const mark = readMark(prompt);
  const markIf = (text: string | null | undefined) => (text == null ? null : mark(text));
  const markAlt = (text: string | null) => (losesText === "alt" ? null : markIf(text));
  const slides = [...prompt.matchAll(/^Slide \d+: (\{.*\})$/gm)].map(([, json = ""]) => {
    const { header, description, summary, alt, mediaAlt } = JSON.parse(json) as {
      header: string;
      description: WireItem[];
      summary: string | null;
      alt?: string | null;
      mediaAlt?: string | null;
    };
    return {
      header: mark(header),
      description: description.map(({ type, value, leftColumn, rightColumn }) => ({
        type,
        value: type === "code" ? value : mark(value),
        leftColumn: markIf(leftColumn),
        rightColumn: markIf(rightColumn),
      })),
      summary: markIf(summary),
      ...(alt !== undefined && { alt: markAlt(alt) }),
      ...(mediaAlt !== undefined && { mediaAlt: markAlt(mediaAlt) }),
    };
  });
  const title = /^Title: (.+)$/m.exec(prompt)?.[1];
  return {
    ...(title !== undefined && { title: mark(title) }),
    slides: losesSlide ? slides.slice(1) : slides,
  };
}

function readMark(prompt: string) {
  const wish = /^(?:Translate it into|Rewrite it in the tone:) (.+?)\. One JSON/m.exec(prompt)?.[1];
  return (text: string) => text.replace(/^(\s*(?:[-*•]|\d+[.)])\s+)?(?=\S)/gm, `$1${wish}: `);
}

/** Puts the wished language or tone before each line of the prompt's captions. */
function rewriteCaptions(prompt: string, { losesText }: WriterFaults) {
  const mark = readMark(prompt);
  const captions = [...prompt.matchAll(/^Caption "(\w+)": (".*")$/gm)].map(
    ([, key = "", json = ""]) => [key, key === losesText ? "" : mark(JSON.parse(json) as string)],
  );
  return Object.fromEntries(captions) as Record<string, string>;
}

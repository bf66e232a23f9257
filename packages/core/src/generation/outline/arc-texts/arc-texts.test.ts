import { expect, test } from "vitest";
import { parsePost } from "../../../document/index.ts";
import { findPromptSlide } from "../follow-items.ts";
import { isArcLabel } from "../lift-answer.ts";
import { templateTypes } from "../../template-type.ts";
import { writeOutline } from "../write-outline.ts";
import { type ArcLanguage, arcTexts, findArcLanguage } from "./index.ts";

const arcLanguages = Object.keys(arcTexts) as ArcLanguage[];

/** Topics as people type them, by language. */
const topics = {
  en: "How to write a proposal",
  de: "Fünf Fehler in Angeboten",
  fr: "Les erreurs que l'on fait dans une offre",
  es: "Cómo escribir una oferta que se entiende",
  pt: "Como escrever uma proposta em uma página",
  it: "Come si scrive una proposta che funziona",
  ja: "読まれる提案書の書き方",
  ar: "كيف تكتب عرضًا يفهمه العميل",
} as const;

const outline = (topic: string, templateType: string) =>
  writeOutline({
    topic,
    instructions: "",
    templateType,
    writingStyle: "",
    slides: 9,
    postType: "carousel",
    textOnly: true,
    seed: 1,
  }).post;

test.for(arcLanguages)("a topic's outline is in the topic's language (%s)", (language) => {
  for (const { id } of templateTypes) {
    const post = outline(topics[language], id);
    expect(parsePost(JSON.stringify(post)).ok).toBe(true);
    expect(post.content).toHaveLength(9);
    for (const { header, prompt } of post.content) {
      expect(arcTexts[language][id]).toContain(header.replace(/\d+$/, "{n}"));
      expect(prompt).toMatch(/[?？؟.。]/u);
      expect(isArcLabel(header)).toBe(true);
    }
  }
});

test.for(arcLanguages)("every arc has the beats of the English one (%s)", (language) => {
  for (const [id, english] of Object.entries(arcTexts.en)) {
    const lines = (arcTexts[language][id] ?? "").split("\n");
    const others = english.split("\n");
    expect(lines, id).toHaveLength(others.length);
    expect(lines[0]?.split(", ").length).toBe(3);
    expect(lines[0]?.split(", ")[2]).toBe(others[0]?.split(", ")[2]);
    lines.slice(1).forEach((line, index) => {
      const [header = "", ...prompt] = line.split(": ");
      expect(prompt.join(": ").trim(), line).not.toBe("");
      expect(header.endsWith("{n}")).toBe(others[index + 1]?.split(": ")[0]?.endsWith("{n}"));
    });
  }
});

test.for(arcLanguages)("an outline's items find their questions again (%s)", (language) => {
  for (const type of templateTypes)
    for (const slide of outline(topics[language], type.id).content)
      expect(findPromptSlide(type, slide.header, language)?.prompt).toBe(slide.prompt);
});

test("a code comes before the words; an unknown language is English", () => {
  expect(findArcLanguage("de-AT", "Tea")).toBe("de");
  expect(findArcLanguage(undefined, "Tee für Anfänger")).toBe("de");
  expect(findArcLanguage(undefined, "L'accueil")).toBe("fr");
  expect(findArcLanguage(undefined, "Angebote, die für Kunden sind")).toBe("de");
  for (const topic of ["Tea", "Do less", "Businesses die", "No plan, no war", "Come on"])
    expect(findArcLanguage(undefined, topic)).toBe("en");
  expect(findArcLanguage("nl", "Thee")).toBe("en");
});

import { walkXml } from "./walk-xml.ts";

/** What a document shows besides its text. */
export interface WordReview {
  /** Number of insertions, deletions and moves that were tracked. */
  changes: number;
  /** Words of tracked deletions. */
  deleted: string[];
  /** Descriptions of images; empty for those without one. */
  images: string[];
  /** Names of graphics without text, e.g. `chart`. */
  graphics: string[];
  /** Lines of tables of contents. */
  contents: string[];
}

const graphics: readonly (readonly [uri: RegExp, noun: string])[] = [
  [/\/chart(?:ex)?$/, "chart"],
  [/\/diagram$/, "SmartArt graphic"],
  [/\/ink$/, "drawing"],
];

/**
 * Finds tracked changes, images, charts and tables of contents in a Word document. `contentsStyles` are the ids of
 * styles of tables of contents.
 */
export function reviewWord(xml: string, contentsStyles: ReadonlySet<string>): WordReview {
  const found: WordReview = { changes: 0, deleted: [], images: [], graphics: [], contents: [] };
  let line: string | null = null;
  const changes: { name: string; text: string }[] = [];
  let description = "";
  let fallbackDepth = 0;
  walkXml(xml, {
    open: (name, attributes) => {
      if (name === "mc:Fallback") fallbackDepth += 1;
      if (fallbackDepth > 0) return;
      if (/^w:(?:ins|del|moveFrom|moveTo)$/.test(name)) changes.push({ name, text: "" });
      else if (name === "w:pStyle" && contentsStyles.has(attributes["w:val"] ?? "")) line = "";
      else if (name === "w:tab" && line !== null) line += " ";
      else if (name === "wp:docPr") description = attributes["descr"] ?? "";
      else if (name === "pic:pic" || name === "v:imagedata") {
        found.images.push(description);
        description = "";
      } else if (name === "w:object") found.graphics.push("embedded object");
      else if (name === "a:graphicData") {
        const noun = graphics.find(([uri]) => uri.test(attributes["uri"] ?? ""))?.[1];
        if (noun) found.graphics.push(noun);
      }
    },
    text: (words) => {
      for (const change of changes) change.text += words;
      if (line !== null && !/^\s*TOC\b/.test(words)) line += words;
    },
    close: (name) => {
      if (name === "mc:Fallback") fallbackDepth -= 1;
      if (name === "w:p" && line !== null) {
        if (line.trim() !== "") found.contents.push(line);
        line = null;
      }
      const change = changes.at(-1)?.name === name ? changes.pop() : undefined;
      // A move is counted where its words are gone.
      if (!change || change.text.trim() === "" || name === "w:moveTo") return;
      found.changes += 1;
      if (name === "w:del") found.deleted.push(change.text.trim());
    },
  });
  return found;
}

/** Lists the texts of a document's comments, from `comments.xml`. */
export function readComments(xml: string): string[] {
  const comments: string[] = [];
  let isOpen = false;
  walkXml(xml, {
    open: (name) => {
      if (name === "w:comment") {
        comments.push("");
        isOpen = true;
      }
    },
    text: (words) => {
      if (isOpen) comments.push((comments.pop() ?? "") + words);
    },
    close: (name) => {
      if (name === "w:comment") isOpen = false;
      else if (name === "w:p" && isOpen) comments.push(`${comments.pop() ?? ""} `);
    },
  });
  return comments.map((comment) => comment.trim());
}

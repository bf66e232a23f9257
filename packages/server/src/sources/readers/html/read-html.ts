import { countNoun } from "@slideloom/core/text";
import { PassageList } from "@slideloom/core/sources";
import { SourceError } from "../../source-error.ts";
import type { DecodedSource } from "../decode-source.ts";
import type { FoundSource, SourceFile } from "../read-file.ts";
import { addHtml } from "./add-html.ts";
import { cleanHtml } from "./clean-html.ts";
import { findArticle } from "./find-article.ts";

/** Reads the article of a web page or HTML file. @throws {SourceError} if there is none. */
export function readHtml({ text, doubts }: DecodedSource, { url }: SourceFile): FoundSource {
  const page = cleanHtml(text);
  const article = findArticle(page, url);
  if (!article) {
    throw new SourceError(
      "source-empty",
      "This page has no text. Copy its text and paste it here.",
    );
  }
  const { html, ...head } = article;
  const list = new PassageList();
  const { captions, comments } = addHtml(list, html);
  const { parts, characters } = page.hidden;
  const left = [
    ...(parts > 0
      ? [`${countNoun(parts, "hidden part")}, ${countNoun(characters, "character")}`]
      : []),
    ...(captions > 0 ? [countNoun(captions, "image caption")] : []),
    ...(comments > 0 ? [countNoun(comments, "comment")] : []),
  ];
  const address = url === undefined ? {} : { url };
  return list.finish({
    kind: url === undefined ? "html" : "web",
    ...head,
    ...address,
    left,
    doubts,
  });
}

import { hasHanOrKana } from "../../text/scripts.ts";
import { listSentences } from "../../text/sentences.ts";

/** The parts of a copied web page. */
interface PageHead {
  headline: string;
  /** Lines between the headline and the text: author, date, buttons. */
  around: string[];
  text: string;
  /** The navigation above the headline. */
  trails: string[];
}

/** A page's navigation is in one of its first lines, and its head has at most this many. */
const firstLines = 3;
const headLines = 16;
/** Longer lines are the text. */
const maxHeadLine = 130;
const maxTrail = 120;
const maxPart = 40;

const home =
  "home|homepage|start|startseite|accueil|inicio|início|ホーム|トップ|الرئيسية|الصفحة الرئيسية";
const homeStart = new RegExp(String.raw`^(?:${home})(?![\p{L}\p{M}])`, "iu");
/** Matches the marks between the steps of a navigation: `Home > News`, `Accueil / Société`. */
const trailMark = /[>›»→＞|｜]|\s[/·•]\s/u;

/** Splits a copied web page with navigation above its headline. Null for texts without navigation. */
export function readPageHead(text: string): PageHead | null {
  const lines = text.split("\n");
  const filled = lines.flatMap((line, index) => (line.trim() === "" ? [] : [index]));
  const isTop = filled.slice(0, firstLines).some((index) => isTrail(lines[index] ?? "", minParts));
  if (!isTop) return null;
  const body = filled.find((index) => isRunning(lines[index] ?? ""));
  if (body === undefined || filled.indexOf(body) > headLines) return null;
  const head = lines
    .slice(0, body)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const own = head.filter((line) => !isTrail(line));
  const at = Math.max(0, own.findIndex(isHeadline));
  const headline = own[at];
  if (headline === undefined) return null;
  return {
    headline,
    around: own.slice(at + 1),
    text: lines.slice(body).join("\n"),
    trails: [...head.filter((line) => isTrail(line)), ...own.slice(0, at)],
  };
}

/** A line with at least this many parts is navigation; beside one, a line with fewer parts is, too. */
const minParts = 3;

/** Whether a line is a page's navigation: short parts between marks, or names of sections after `Home`. */
function isTrail(typed: string, least = 2): boolean {
  const line = typed.trim();
  if (line.length > maxTrail || /[.!?。！？؟]$/u.test(line)) return false;
  const parts = line
    .split(trailMark)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const isShort = parts.every((part) => part.length <= maxPart && !/[.!?,。、،:：]/u.test(part));
  const isHome = homeStart.test(line);
  if (parts.length >= (isHome ? 2 : least) && isShort) return !/\p{Nd}/u.test(line);
  const names = line.split(/\s+/);
  return isHome && names.length > 2 && names.every((name) => /^[\p{Lu}\p{Lo}&]/u.test(name));
}

/** Minimum lengths of a headline: a shorter line above it names a section of the page. */
const minWords = 3;
const minHanCharacters = 8;
const isHeadline = (line: string) =>
  hasHanOrKana(line)
    ? line.length >= minHanCharacters && !/\p{Nd}{1,2}:\p{Nd}{2}/u.test(line)
    : line.split(/\s+/).length >= minWords;

const isRunning = (line: string) =>
  line.length > maxHeadLine || (line.length > maxPart && listSentences(line).length > 1);

import hljs from "highlight.js/lib/core";
import type { CodeToken } from "../block.ts";
import { registerLanguages } from "./code-languages.ts";
import { findNamedLanguage, guessCodeLanguage } from "./guess-code-language.ts";

/** Text colours by highlight.js scope. Each has a contrast of at least 4.5:1 on the code window's dark background. */
const scopeColors: Record<string, string> = {
  keyword: "#c792ea",
  built_in: "#82aaff",
  type: "#ffcb6b",
  literal: "#ff9d6c",
  number: "#ff9d6c",
  string: "#c3e88d",
  regexp: "#89ddff",
  subst: "#e6eaf5",
  symbol: "#89ddff",
  variable: "#f3a6b5",
  title: "#82aaff",
  class: "#ffcb6b",
  function: "#82aaff",
  params: "#e6eaf5",
  comment: "#8c97b5",
  doctag: "#c792ea",
  meta: "#89ddff",
  attr: "#ffcb6b",
  attribute: "#82aaff",
  name: "#f07f92",
  tag: "#89ddff",
  property: "#82aaff",
  operator: "#89ddff",
  punctuation: "#a9b4d0",
  section: "#82aaff",
  bullet: "#89ddff",
  "selector-class": "#ffcb6b",
  "selector-id": "#ffcb6b",
  "selector-tag": "#f07f92",
  addition: "#c3e88d",
  deletion: "#f07f92",
};

/** Tokens of recent code blocks by code, cached because a slide is built several times until its text fits. */
const recent = new Map<string, CodeToken[][]>();
const recentLimit = 32;

/** Splits code into lines of coloured tokens. Replaces each tab by two spaces, and drops blank lines at both ends. */
export function tokenizeCode(code: string): CodeToken[][] {
  const known = recent.get(code);
  if (known) return known;
  const lines = tokenize(code);
  if (recent.size >= recentLimit) recent.clear();
  recent.set(code, lines);
  return lines;
}

function tokenize(code: string): CodeToken[][] {
  const source = code
    .replace(/\r\n?/g, "\n")
    .replace(/\t/g, "  ")
    .trimEnd()
    .replace(/^(?:[ ]*\n)+/, "");
  registerLanguages(hljs);
  const named = findNamedLanguage(source);
  const language = named && hljs.getLanguage(named) ? named : guessCodeLanguage(source);
  if (language === "plain") return source.split("\n").map((line) => (line ? [{ text: line }] : []));
  const lines: CodeToken[][] = [[]];
  emitTokens(hljs.highlight(source, { language, ignoreIllegals: true })._emitter, (token) => {
    const [first = "", ...rest] = token.text.split("\n");
    if (first) lines.at(-1)?.push({ ...token, text: first });
    for (const line of rest) lines.push(line ? [{ ...token, text: line }] : []);
  });
  return lines;
}

interface ScopeNode {
  scope?: string;
  children: (string | ScopeNode)[];
}

/** Calls `emit` for each text in highlight.js's internal token tree. */
function emitTokens(emitter: unknown, emit: (token: CodeToken) => void): void {
  const walk = (node: ScopeNode, color: string | undefined): void => {
    for (const child of node.children) {
      if (typeof child === "string") emit(color ? { text: child, color } : { text: child });
      else walk(child, colorOf(child.scope) ?? color);
    }
  };
  walk((emitter as { rootNode: ScopeNode }).rootNode, undefined);
}

function colorOf(scope: string | undefined): string | undefined {
  return scope === undefined
    ? undefined
    : (scopeColors[scope] ?? scopeColors[scope.split(".")[0] ?? ""]);
}

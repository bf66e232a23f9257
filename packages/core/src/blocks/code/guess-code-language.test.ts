import { expect, test } from "vitest";
import { findNamedLanguage, guessCodeLanguage } from "./guess-code-language.ts";

test.each([
  ["const total = items.map((item) => item.price);", "javascript"],
  ["async function load() {\n  const answer = await fetch(url);\n}", "javascript"],
  ["import { useState } from 'react';", "javascript"],
  ["if (ready) {\n  console.log('go');\n}", "javascript"],
  ["const map = { a: 1, b: 2 };", "javascript"],
  ["interface Slide {\n  header: string;\n}", "typescript"],
  ["const count: number = 3;", "typescript"],
  ["function add(a: number, b: number): number {\n  return a + b;\n}", "typescript"],
  ["def area(width, height):\n    return width * height", "python"],
  ["for item in items:\n    print(item)", "python"],
  ["import numpy as np\nprint(np.pi)", "python"],
  ["from pathlib import Path", "python"],
  ['fn main() {\n    println!("hi");\n}', "rust"],
  ["let mut count = 0;", "rust"],
  ['package main\n\nimport "fmt"', "go"],
  ["result, err := load()\nif err != nil {\n\treturn err\n}", "go"],
  ["public class Main {\n  private int count;\n}", "java"],
  ['System.out.println("hi");', "java"],
  ['using System;\nConsole.WriteLine("hi");', "csharp"],
  ["#include <vector>\nint main() { return 0; }", "cpp"],
  ["std::vector<int> v{1, 2};", "cpp"],
  ['def greet(name)\n  puts "Hi #{name}"\nend', "ruby"],
  ["<?php\n$name = 'Ada';", "php"],
  ["SELECT id, name\nFROM users\nWHERE active = 1;", "sql"],
  ["update users set name = 'Ada' where id = 1", "sql"],
  ['<div class="card">\n  <p>Hi</p>\n</div>', "xml"],
  ['{\n  "title": "Hi",\n  "content": []\n}', "json"],
  [".card {\n  color: red;\n}", "css"],
  ["a:hover { color: red; }", "css"],
  ["@media (width > 600px) {\n  .card { display: grid; }\n}", "css"],
  [":root {\n  --ink: #111;\n}", "css"],
  ["const size = { width: 4 } satisfies Size;", "typescript"],
  ["export default {\n  plugins: [],\n} satisfies Config", "typescript"],
  ["switch (kind) {\n  case 'a':\n    return 1;\n}", "javascript"],
  ["if (a === b) {\n  return null;\n}", "javascript"],
  ["while (isOpen) {\n  poll();\n}", "javascript"],
  ["try {\n  load();\n} catch (error) {\n  report(error);\n}", "javascript"],
  ["throw new Error('no');", "javascript"],
  ["npm install\nnpm start", "bash"],
  ["#!/usr/bin/env bash\nset -e", "bash"],
  ['git commit -m "Ship it"', "bash"],
  ["name: build\non:\n  push:\n    branches: [main]", "yaml"],
  ["diff --git a/a.ts b/a.ts\n@@ -1 +1 @@\n-a\n+b", "diff"],
])("the language of %j is guessed as %s", (code, language) =>
  expect(guessCodeLanguage(code)).toBe(language),
);

test.each([
  "",
  "Hook. Story. Offer.",
  "Hello, world",
  "Step 1: write the hook",
  "Hook:",
  "Title: the result in one line",
  "for every slide: one idea",
  "2026-03-14_hook-tests_v2.png",
  "Select a topic you know well",
  "Update your bio",
  "{topic} + {number} + {result}",
  "Before -> After",
  "[Hook] [Proof] [Offer]",
  "a < b and b > c",
  "class of 2026",
  "Ask first (note: not in public)",
  "if you only do one thing: do this",
  "This satisfies everyone",
  "Switch (or don't) before Friday",
  "In that case: return it",
  "Case study: how we grew",
  "If (and only if) you have time",
])("%j is guessed as plain text", (text) => expect(guessCodeLanguage(text)).toBe("plain"));

test.for([
  ["// app/main.ts\nload();", "ts"],
  ["# tools/run.py\nload()", "py"],
  ["-- users.sql\nselect 1", "sql"],
  ["/* theme.css */\na {}", "css"],
  ["<!-- page.html -->\n<p>", "html"],
  ["```rust\nload()\n```", "rust"],
  ["// load the app\nload();", null],
  ["# Heading. Words", null],
  ["load(); // app.ts", null],
] as const)("the first line of %j names %s", ([code, name]) => {
  expect(findNamedLanguage(code)).toBe(name);
});

test("a language is guessed for 100,000 repetitions of an opening token", () => {
  for (const part of ["{", "<a ", "select ", " ", "a:", '"a":{', "def (", "const {"]) {
    expect(typeof guessCodeLanguage(part.repeat(100_000))).toBe("string");
  }
});

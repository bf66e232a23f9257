import { expect, test } from "vitest";
import { isAddress } from "./is-address.ts";

test.each([
  "https://example.com",
  "http://localhost:3000/post",
  "example.com",
  " example.com\n",
  "www.node.js",
  "docs.rs/serde",
  "https://node.js",
  "blog.example.co.uk/2026?x=1#top",
  "münchen.de",
  "例え.テスト",
  "example.com:8080",
])("%j is a web address", (text) => expect(isAddress(text)).toBe(true));

test.each([
  "node.js",
  "Node.JS",
  "e.g.",
  "e.g",
  "i.e.",
  "file.md",
  "notes.final.docx",
  "main.rs",
  "3.5",
  "ASP.NET",
  "done.Now",
  "ana@example.com",
  "two example.com",
  "word",
  "",
  `example.com/${"x".repeat(2100)}`,
])("%j is not a web address", (text) => expect(isAddress(text)).toBe(false));

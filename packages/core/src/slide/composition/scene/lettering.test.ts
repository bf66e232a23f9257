import { expect, test } from "vitest";
import { applyTemplate, defaultDesign } from "../../../design/index.ts";
import { letterStyle } from "./lettering.ts";

const design = applyTemplate(defaultDesign, "dark");
const letters = { family: "mono", weight: 400, leading: 1.4 } as const;

test.for([
  ["How to write", "JetBrains Mono"],
  ["Как писать", "JetBrains Mono"],
  ["Πώς να γράψεις", "JetBrains Mono"],
  ["2025 → 12 %", "JetBrains Mono"],
  ["كيف تكتب قصة", design.bodyFontFamily],
  ["कहानी कैसे लिखें", design.bodyFontFamily],
  ["短い物語", design.bodyFontFamily],
  ["짧은 이야기 쓰기", design.bodyFontFamily],
  ["เขียนเรื่องสั้น", design.bodyFontFamily],
] as const)("monospaced text of %s is set in %s", ([content, family]) => {
  const scene = { context: { design } } as Parameters<typeof letterStyle>[0];
  expect(letterStyle(scene, content, { letters, sizePx: 20, color: "#fff" }).fontFamily).toBe(
    family,
  );
});

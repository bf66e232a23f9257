import { describe, expect, test } from "vitest";
import { formatKeys, type KeyPress, matchesKeys } from "./shortcut-keys.ts";

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: "",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

describe("a combination", () => {
  test("needs exactly its modifiers", () => {
    const undo = press("z", { ctrlKey: true });
    expect(matchesKeys(undo, "Mod+Z", false)).toBe(true);
    expect(matchesKeys({ ...undo, shiftKey: true }, "Mod+Z", false)).toBe(false);
    expect(matchesKeys({ ...undo, altKey: true }, "Mod+Z", false)).toBe(false);
    expect(matchesKeys(press("z"), "Mod+Z", false)).toBe(false);
    expect(matchesKeys(press("Z", { ctrlKey: true, shiftKey: true }), "Mod+Shift+Z", false)).toBe(
      true,
    );
  });

  test("means the Command key on Apple's systems, and leaves Ctrl alone there", () => {
    expect(matchesKeys(press("k", { metaKey: true }), "Mod+K", true)).toBe(true);
    expect(matchesKeys(press("k", { ctrlKey: true }), "Mod+K", true)).toBe(false);
    expect(matchesKeys(press("k", { metaKey: true }), "Mod+K", false)).toBe(false);
  });

  test("is found on keyboards of other scripts by the key's place", () => {
    const cyrillic = press("я", { code: "KeyZ", ctrlKey: true });
    expect(matchesKeys(cyrillic, "Mod+Z", false)).toBe(true);
  });

  test("follows the letter where a Latin layout has it elsewhere", () => {
    const azerty = press("z", { code: "KeyW", ctrlKey: true });
    expect(matchesKeys(azerty, "Mod+Z", false)).toBe(true);
    expect(matchesKeys(azerty, "Mod+W", false)).toBe(false);
  });

  test("that is a sign matches however the layout writes it", () => {
    expect(matchesKeys(press("?", { shiftKey: true }), "?", false)).toBe(true);
    expect(matchesKeys(press("[", { ctrlKey: true, altKey: true }), "[", false)).toBe(true);
    expect(matchesKeys(press("[", { ctrlKey: true }), "[", false)).toBe(false);
    expect(matchesKeys(press("[", { metaKey: true }), "[", true)).toBe(false);
  });

  test("is written as the system writes it", () => {
    expect(formatKeys("Mod+Shift+Z", false)).toBe("Ctrl+Shift+Z");
    expect(formatKeys("Mod+Shift+Z", true)).toBe("⇧⌘Z");
    expect(formatKeys("Mod+ArrowUp", false)).toBe("Ctrl+↑");
    expect(formatKeys("PageDown", true)).toBe("Page Down");
  });
});

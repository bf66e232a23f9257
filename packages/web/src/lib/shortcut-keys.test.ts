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

describe("a shortcut", () => {
  test("requires exactly its modifiers", () => {
    const undo = press("z", { ctrlKey: true });
    expect(matchesKeys(undo, "Mod+Z", false)).toBe(true);
    expect(matchesKeys({ ...undo, shiftKey: true }, "Mod+Z", false)).toBe(false);
    expect(matchesKeys({ ...undo, altKey: true }, "Mod+Z", false)).toBe(false);
    expect(matchesKeys(press("z"), "Mod+Z", false)).toBe(false);
    expect(matchesKeys(press("Z", { ctrlKey: true, shiftKey: true }), "Mod+Shift+Z", false)).toBe(
      true,
    );
  });

  test("uses Command on Apple systems, and ignores Ctrl there", () => {
    expect(matchesKeys(press("k", { metaKey: true }), "Mod+K", true)).toBe(true);
    expect(matchesKeys(press("k", { ctrlKey: true }), "Mod+K", true)).toBe(false);
    expect(matchesKeys(press("k", { metaKey: true }), "Mod+K", false)).toBe(false);
  });

  test("works on non-Latin keyboards by the key's position", () => {
    const cyrillic = press("я", { code: "KeyZ", ctrlKey: true });
    expect(matchesKeys(cyrillic, "Mod+Z", false)).toBe(true);
  });

  test("follows the letter on rearranged Latin layouts", () => {
    const azerty = press("z", { code: "KeyW", ctrlKey: true });
    expect(matchesKeys(azerty, "Mod+Z", false)).toBe(true);
    expect(matchesKeys(azerty, "Mod+W", false)).toBe(false);
  });

  test("with a plus sign matches with and without Shift, as keyboards differ", () => {
    const plus = press("+", { ctrlKey: true });
    expect(matchesKeys(plus, "Mod++", false)).toBe(true);
    expect(matchesKeys({ ...plus, shiftKey: true }, "Mod++", false)).toBe(true);
    expect(matchesKeys(press("="), "Mod+=", false)).toBe(false);
    expect(formatKeys("Mod++", false)).toBe("Ctrl++");
  });

  test("with a single symbol matches on any layout", () => {
    expect(matchesKeys(press("?", { shiftKey: true }), "?", false)).toBe(true);
    expect(matchesKeys(press("[", { ctrlKey: true, altKey: true }), "[", false)).toBe(true);
    expect(matchesKeys(press("[", { ctrlKey: true }), "[", false)).toBe(false);
    expect(matchesKeys(press("[", { metaKey: true }), "[", true)).toBe(false);
  });

  test("is displayed in the system's notation", () => {
    expect(formatKeys("Mod+Shift+Z", false)).toBe("Ctrl+Shift+Z");
    expect(formatKeys("Mod+Shift+Z", true)).toBe("⇧⌘Z");
    expect(formatKeys("Mod+ArrowUp", false)).toBe("Ctrl+↑");
    expect(formatKeys("PageDown", true)).toBe("Page Down");
  });
});

import { create } from "zustand";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const storageKey = "slideloom.theme";

function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(storageKey);
    return themes.find((theme) => theme === stored) ?? "system";
  } catch {
    // Storage can be switched off; the system's theme serves.
    return "system";
  }
}

function showTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}

export const useThemeStore = create<{ theme: Theme }>()(() => ({ theme: "system" }));
// After the initial state, which is what hydration starts from. The page itself has it from first-frame.js.
useThemeStore.setState({ theme: readTheme() });

export function setTheme(theme: Theme): void {
  useThemeStore.setState({ theme });
  showTheme(theme);
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // The choice holds until the page is left.
  }
}

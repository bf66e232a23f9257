import { create } from "zustand";
import type { Sheet } from "./use-fitting-panels.ts";

/** Tabs of the settings panel, in their order. */
export const settingsTabs = [
  { id: "design", label: "Design" },
  { id: "media", label: "Media" },
  { id: "brand", label: "Brand" },
  { id: "captions", label: "Captions" },
] as const;
export type SettingsTab = (typeof settingsTabs)[number]["id"];

interface Panels {
  /** The panel that a small window shows as a sheet, or null. */
  sheet: Sheet | null;
  tab: SettingsTab;
  /** Whether the tab's button must be focused as soon as it is shown. */
  isTabAsked: boolean;
}

export const usePanels = create<Panels>()(() => ({
  sheet: null,
  tab: "design",
  isTabAsked: false,
}));

export const openSheet = (sheet: Sheet): void => usePanels.setState({ sheet });
export const closeSheet = (): void => usePanels.setState({ sheet: null });
export const chooseSettingsTab = (tab: SettingsTab): void => usePanels.setState({ tab });

/** Opens a tab of the settings. Unless another field takes the focus, moves it to the tab's button. */
export function openSettingsTab(tab: SettingsTab, takesFocus = true): void {
  usePanels.setState({ tab, sheet: "settings", isTabAsked: takesFocus });
}

export const endTabAsked = (): void => usePanels.setState({ isTabAsked: false });

import { create } from "zustand";

/** The sections of the tabs that are unfolded, by their ids; they outlive the tab that shows them. */
interface OpenSections {
  ids: readonly string[];
}

export const useOpenSectionsStore = create<OpenSections>()(() => ({
  ids: ["colors", "background"],
}));

export function setSectionOpen(id: string, isOpen: boolean): void {
  useOpenSectionsStore.setState(({ ids }) => {
    const others = ids.filter((other) => other !== id);
    return { ids: isOpen ? [...others, id] : others };
  });
}

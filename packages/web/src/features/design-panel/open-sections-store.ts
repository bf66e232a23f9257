import { create } from "zustand";

/** Ids of expanded sections; kept while their tab is hidden. */
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

import { create } from "zustand";

/** The request to focus the first slide of a post that was just made; null if there is none. */
export const useFirstSlideFocus = create<{ asked: object | null }>()(() => ({ asked: null }));

/** Moves the focus to the first slide as soon as it is shown, because the button that made the slides is gone. */
export const focusFirstSlide = (): void => useFirstSlideFocus.setState({ asked: {} });

export const endFirstSlideFocus = (): void => useFirstSlideFocus.setState({ asked: null });

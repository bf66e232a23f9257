/** On phones, toasts appear at the top, because sheets, progress and buttons are at the bottom. */
export const toastPlace =
  "fixed right-4 bottom-4 z-60 w-[calc(100vw-32px)] max-w-[380px] outline-none max-sm:top-2 max-sm:right-2 max-sm:bottom-auto max-sm:w-[calc(100vw-16px)] max-sm:max-w-none";

// Written by scripts/make-emoji-catalogue.mjs; do not edit.
/** Part of the art's URL, since browsers cache it for a year. */
export const artVersion = "1.2.5-1.75.0";

const encoder = new TextEncoder();

/** Returns a text's length in UTF-8 bytes. */
export const countBytes = (text: string): number => encoder.encode(text).byteLength;

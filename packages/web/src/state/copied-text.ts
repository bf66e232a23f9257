import { readOwn } from "../lib/kept/kept.ts";

/**
 * The key that marks a post on the clipboard as copied slides. Its value has the image addresses by index. Also the key
 * under which the text is stored.
 */
export const copiedKey = "copiedSlides";

/** Returns the slides copied last in any tab, as text; null if there are none. */
export const readCopiedText = (): string | null => readOwn(copiedKey);

/** Whether pasted text looks like copied slides. */
export const holdsCopied = (text: string): boolean => text.includes(`"${copiedKey}"`);

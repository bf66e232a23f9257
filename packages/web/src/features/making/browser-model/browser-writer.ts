export const browserWriter = { owner: "browser", provider: "browser", model: "browser" } as const;

/** Completes the sentence "We couldn't load …". */
export const browserWriterCode = "the code for your browser's AI model";

/** Settings for reading the notes for the browser's model, and its replies. */
export const browserReader = { noun: "your notes", code: browserWriterCode };

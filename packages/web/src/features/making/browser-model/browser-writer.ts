/** Names the browser's model as a writer. */
export const browserWriter = { owner: "browser", provider: "browser", model: "browser" } as const;

/** Completes the sentence "We couldn't load …". */
export const browserWriterCode = "the code for your browser's AI model";

/** Names the browser's model as a writer. */
export const browserWriter = { owner: "browser", provider: "browser", model: "browser" } as const;

/** A slide's header and text, the layouts that are right for it, and the number's text if there is one. */
export type Snippet = [header: string, text: string, layouts: string, figure?: string];

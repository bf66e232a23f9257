/** Test data: a slide's header and text, the accepted layouts, and the expected number if the header has one. */
export type Snippet = [header: string, text: string, layouts: string, figure?: string];

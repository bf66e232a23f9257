/**
 * The backgrounds that a slide can choose: the design's own, the primary colour, the text colour, or the slide's image.
 */
export const slideGrounds = ["paper", "accent", "ink", "picture"] as const;
export type SlideGround = (typeof slideGrounds)[number];

/** How a slide's words are aligned: at the start of the line, or centred. */
export const slideAligns = ["start", "center"] as const;
export type SlideAlign = (typeof slideAligns)[number];

/** How many images a post may have, and how long its text may be, as Buffer counts it. */
export interface FakeLimits {
  images: number;
  text: number;
  /** Returns a text's length; by default, the number of UTF-16 units. */
  count?: (text: string) => number;
  firstComment?: number;
  /** Whether a post may be a PDF. */
  hasDocuments?: true;
}

const countPoints = (text: string) => Array.from(text).length;
const linkedinUrl = /https?:\/\/\S+/g;

/** Buffer's limits by its names of services (developers.buffer.com, guides "character limits"). */
export const fakeLimits: Readonly<Record<string, FakeLimits>> = {
  instagram: {
    images: 10,
    text: 2196,
    firstComment: 2200,
    count: (text) => text.length + (text.match(/\n/g)?.length ?? 0),
  },
  linkedin: {
    images: 9,
    text: 3000,
    firstComment: 1250,
    hasDocuments: true,
    count: (text) => text.replaceAll(linkedinUrl, "x".repeat(24)).length,
  },
  twitter: { images: 4, text: 280, count: countPoints },
  facebook: { images: 10, text: 5000, firstComment: 5000 },
  threads: { images: 10, text: 500 },
  bluesky: { images: 4, text: 300, count: countPoints },
  mastodon: { images: 4, text: 500, count: countPoints },
  pinterest: { images: 1, text: 500 },
  tiktok: { images: 10, text: 4000 },
};

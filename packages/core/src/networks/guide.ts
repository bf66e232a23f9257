/**
 * A text with inline Markdown: `**strong**`, `*emphasized*`, `` `code` `` and `[link](url)`. A URL that starts with a
 * slash is a page of the web app.
 */
type MarkedText = string;

/** In a value to copy, this text is replaced by the server's OAuth redirect URI. */
export const redirectUriPlaceholder = "{redirect URI}";

interface GuideStep {
  text: MarkedText;
  /** Values to copy, each with the title of its button. */
  values?: readonly { text: string; title: string }[];
}

/** A part of a guide: a paragraph, a list, or code with its label. */
export type GuideBlock =
  | MarkedText
  | { list: readonly MarkedText[] }
  | { code: string; label: string };

interface GuideSection {
  title: string;
  blocks: readonly GuideBlock[];
}

/** A network's guide. The Connections page shows the steps, the guide's page everything. */
export interface Guide {
  before: readonly GuideSection[];
  steps: {
    before?: MarkedText;
    list: readonly GuideStep[];
    after?: MarkedText;
  };
  after: readonly GuideSection[];
}

/** A page of the web app that explains how to publish on a network. */
export interface GuidePage {
  path: `/guides/${string}`;
  /** Title and meta description. */
  title: string;
  description: string;
  icon: "briefcase" | "cloud" | "image" | "message" | "send";
  load: () => Promise<Guide>;
}

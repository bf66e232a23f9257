import { countNoun } from "../../text/index.ts";
import type { Network } from "../network.ts";
import type { OptionFields, OptionValues } from "../option-field.ts";
import { countSlides, describeThread } from "../split-slides.ts";

const mostCharacters = 3000;
/** LinkedIn's limits: 300 pages in a document, 2 to 20 images in a post. */
const mostPages = 300;
const mostImages = 20;

const options = {
  kind: {
    kind: "choice",
    label: "Post as",
    choices: [
      { value: "document", label: "Document", hint: "One PDF to swipe through" },
      { value: "images", label: "Images", hint: "Up to 20 images" },
    ],
  },
  /** The document's title. */
  title: {
    kind: "text",
    label: null,
    maxLength: 100,
    tooLong: "A title can have up to 100 characters",
  },
  visibility: {
    kind: "choice",
    label: "Who can see it",
    choices: [
      { value: "public", label: "Anyone", hint: "Anyone on or off LinkedIn" },
      { value: "private", label: "Connections", hint: "Only your LinkedIn connections" },
    ],
  },
} as const satisfies OptionFields;

type Options = OptionValues<typeof options>;

export const linkedin = {
  name: "LinkedIn",
  nameInSentence: "LinkedIn",
  services: ["LinkedIn"],
  form: "One document to swipe, or up to 20 images.",
  facts: {
    cost: "Free.",
    review: "No app approval needed for your own profile. Company pages aren't supported yet.",
    lasts: "LinkedIn asks you to reconnect every 60 days.",
  },
  mark: { sign: "in", color: "#0a66c2" },
  connect: {
    kind: "oauth",
    way: "sign-in",
    fields: [],
    button: "Sign in with LinkedIn",
    canReconnect: true,
  },
  settings: {
    LINKEDIN_CLIENT_ID: {
      pattern: /^\S+$/,
      meaning: "must be the client id of an application at LinkedIn",
      isRequired: true,
    },
    LINKEDIN_CLIENT_SECRET: {
      pattern: /^\S+$/,
      meaning: "must be the client secret of an application at LinkedIn",
      isRequired: true,
      isSecret: true,
    },
    LINKEDIN_VERSION: {
      pattern: /^20\d\d(0[1-9]|1[0-2])$/,
      meaning: "must be a version of LinkedIn's API: a year and a month, such as 202607",
      fallback: "202607",
    },
  },
  options,
  // UTF-16 units, before escaping.
  countCaption: (caption) => caption.length,
  captionLimit: () => mostCharacters,
  captionBytes: null,
  altTextLimit: () => 4086,
  splitIntoPosts: (slides) => [slides],
  mostSlides: ({ kind }: Options) => (kind === "images" ? mostImages : mostPages),
  describePosts: (posts, { kind }: Options) =>
    kind === "images"
      ? describeThread(posts)
      : `1 post: a document with ${countNoun(countSlides(posts), "page")}`,
} as const satisfies Network;

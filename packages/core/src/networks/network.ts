import type { Connect, NetworkSetting } from "./connect.ts";
import type { NetworkLimits } from "./limits.ts";
import type { OptionFields, OptionValues } from "./option-field.ts";

/** Everything about a network that is known without a request: texts for people, how to connect, options and limits. */
export interface Network {
  /** Shown to people. */
  name: string;
  /** The name within a sentence: "Connect Bluesky", "Connect a webhook hand-off". */
  nameInSentence: string;
  /** Where posts appear; empty if only the receiver of a post knows. */
  services: readonly string[];
  /** How a carousel appears on the network, shown to people. */
  form: string;
  /** Facts to know before connecting: cost, app review, and how long a connection lasts. */
  facts: { cost: string; review: string; lasts: string };
  /** A sign of one or two letters on a coloured square. */
  mark: { sign: string; color: `#${string}` };
  connect: Connect;
  /** Settings of the server, by the names of their environment variables. */
  settings: Readonly<Record<string, NetworkSetting>>;
  options: OptionFields;
  /** Returns a caption's length as the network counts it, including options that count. Exact only up to `stopAt`. */
  countCaption(
    caption: string,
    limits: NetworkLimits,
    rest?: { options?: OptionValues | undefined; stopAt?: number | undefined },
  ): number;
  /** The longest caption, in the unit of `countCaption`; null if there is no limit. */
  captionLimit(limits: NetworkLimits): number | null;
  /** The longest caption in UTF-8 bytes; null if there is no limit. */
  captionBytes: number | null;
  /** The longest alt text, in characters; null if there is no limit. */
  altTextLimit(limits: NetworkLimits): number | null;
  /** Slides per post, in order; several posts if the carousel exceeds the network's images per post. */
  splitIntoPosts(slides: number, limits: NetworkLimits): number[];
  /** Maximum number of slides over all posts of a thread. */
  mostSlides(options: OptionValues, limits: NetworkLimits): number;
  /** Describes the posts for people; `posts` has the number of slides of each post. */
  describePosts(posts: readonly number[], options: OptionValues): string;
}

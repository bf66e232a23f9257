import type { CountCaption } from "./counting/count-caption.ts";
import type { PostForm, PostKind } from "./service-rules.ts";

/**
 * A bridge's rules for one service, e.g. Buffer's rules for X. `countCaption` replaces the service's function. If the
 * bridge and the service have a limit, the lower one applies.
 */
export interface Narrowing {
  countCaption?: CountCaption;
  /** The longest caption, in the unit of `countCaption`. */
  caption?: number;
  forms?: Partial<Record<PostKind, Partial<Omit<PostForm, "kind">>>>;
  hasAltText: boolean;
  options: readonly string[];
}

/** A service that publishes on other services, such as Buffer. */
export interface Bridge<Service extends string = string> {
  name: string;
  /** Whether the bridge downloads the files from this server. */
  needsPublicUrl: boolean;
  /** The services on which the bridge can publish carousels. */
  services: Readonly<Partial<Record<Service, Narrowing>>>;
}

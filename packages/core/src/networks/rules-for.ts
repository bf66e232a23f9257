import type { SizePresetId } from "../design/size-preset.ts";
import type { ImageType } from "../outputs/outputs.ts";
import { countNoun } from "../text/index.ts";
import type { Narrowing } from "./bridge.ts";
import { bridges, isBridge, type BridgeId } from "./bridges.ts";
import type { NetworkLimits } from "./limits.ts";
import type { NetworkId } from "./networks.ts";
import type { OptionFields, OptionValues } from "./option-field.ts";
import type { Allowance, Limit, PostForm, ServiceRules } from "./service-rules.ts";
import type { ServiceId } from "./service-ids.ts";
import { isService, services } from "./services.ts";
import { countSlides, describeThread, splitEvenly, splitUncropped } from "./split-slides.ts";

/** The service where a post appears, the network or bridge that it is sent to, and the account's own limits. */
export interface PostPlace {
  /** Absent if posts are sent to `service` directly. */
  network?: NetworkId | BridgeId | undefined;
  /** Absent for a network that posts on one service of the same name. */
  service?: ServiceId | undefined;
  limits: NetworkLimits;
}

/** Whether the network downloads files from this server, so accounts can be connected only if the server is public. */
export function needsPublicUrl(network: NetworkId | BridgeId): boolean {
  if (isBridge(network)) return bridges[network].needsPublicUrl;
  return isService(network) && services[network].needsPublicUrl === true;
}

/** A way to post slides, e.g. as images, with the lowest limits of service, bridge and account. */
interface PlacedForm extends PostForm {
  perPost: number;
}

/** The rules for a post: the strictest of the service's, the bridge's and the account's. */
export interface PostRules {
  service: ServiceId;
  name: string;
  /** Name of the bridge that sends the post, e.g. `Buffer`; null if the post is sent directly. */
  through: string | null;
  /**
   * Returns the length of a caption with its options, e.g. a content warning on Mastodon. Exact only up to `stopAt`.
   */
  countCaption(
    caption: string,
    rest?: { options?: OptionValues | undefined; stopAt?: number | undefined },
  ): number;
  /** The longest caption, in the unit of `countCaption`; null if there is no limit. */
  captionLimit: number | null;
  /** The longest caption in UTF-8 bytes; null if there is no limit. */
  captionBytes: number | null;
  /** The longest alt text, in code points; null if the service doesn't show alt text. */
  altTextLimit: number | null;
  /** The publishing options that the network or bridge uses. */
  options: OptionFields;
  formOf(options: OptionValues): PlacedForm;
  /** Returns the number of slides in each post, in order; several posts only where threads are possible. */
  splitIntoPosts(slides: number, options?: OptionValues): number[];
  /** Returns the most slides that fit into all posts of a thread together. */
  mostSlides(options: OptionValues): number;
  /** Describes the posts for people; `posts` has the number of slides of each post. */
  describePosts(posts: readonly number[], options: OptionValues): string;
  /** The size in which slides are laid out by default; null for the carousel's own size. */
  sizePreset: SizePresetId | null;
  /** Width divided by height of the first slide; null if any is accepted. */
  ratio: { least: number; most: number } | null;
  imageTypes: readonly ImageType[];
  maxImageBytes: number;
  hashtags: Allowance;
  mentions: Allowance;
  links: Allowance;
  /** False if URLs in captions can't be opened. */
  hasLinks: boolean;
  /** Whether the service downloads the files from this server, so the server must be public. */
  needsPublicUrl: boolean;
}

/** Whether a network publishes on a service, directly or as a bridge. */
export const publishesOn = (network: NetworkId | BridgeId, service: ServiceId): boolean =>
  !isBridge(network) || Object.hasOwn(bridges[network].services, service);

/** @throws {RangeError} if the network doesn't publish on the service. */
export function rulesFor({ network, service, limits }: PostPlace): PostRules {
  const id = service ?? network ?? "";
  if (!isService(id)) throw new RangeError(`${id} publishes on other services: name one.`);
  const rules = services[id];
  const bridge = network && isBridge(network) ? bridges[network] : null;
  const narrowing = bridge?.services[id];
  if (bridge && !narrowing) throw new RangeError(`${bridge.name} can't publish on ${id}.`);
  const forms = rules.forms.map((form) => placeForm(form, narrowing, limits));
  const findForm = (options: OptionValues) => chooseForm(forms, options);
  const countCaption = narrowing?.countCaption ?? rules.countCaption;
  return {
    service: id,
    name: rules.name,
    through: bridge?.name ?? null,
    countCaption: (caption, { options = {}, stopAt = Infinity } = {}) =>
      countCaption(caption, { limits, options, stopAt }),
    captionLimit: narrow(rules.caption, narrowing?.caption, limits.caption),
    captionBytes: rules.captionBytes ?? null,
    altTextLimit:
      narrowing?.hasAltText === false ? null : narrow(rules.altText, undefined, limits.alt_text),
    options: listOptions(rules.options, narrowing),
    formOf: findForm,
    splitIntoPosts: (slides, options = {}) => split(slides, findForm(options)),
    mostSlides(options) {
      const { perPost, posts } = findForm(options);
      return perPost * posts;
    },
    describePosts: (posts, options) => describe(posts, findForm(options)),
    ...placeContent(rules),
    needsPublicUrl: bridge?.needsPublicUrl ?? rules.needsPublicUrl ?? false,
  };
}

/** Returns the service's rules that are the same for all accounts and bridges. */
function placeContent(rules: ServiceRules) {
  const { sizePreset = null, ratio = null, imageTypes, maxImageBytes } = rules;
  const { hashtags = {}, mentions = {}, links = {}, hasPlainLinks = false } = rules;
  return {
    sizePreset,
    ratio,
    imageTypes,
    maxImageBytes,
    hashtags,
    mentions,
    links,
    hasLinks: !hasPlainLinks,
  };
}

function resolve(limit: Limit, reported: number | undefined): number {
  if (typeof limit === "number") return Math.min(limit, reported ?? limit);
  return Math.min(reported ?? limit.usual, limit.most);
}

const narrow = (limit: Limit | null, bridged: number | undefined, reported: number | undefined) =>
  limit === null ? null : Math.min(resolve(limit, reported), bridged ?? Infinity);

function placeForm(
  form: PostForm,
  narrowing: Narrowing | undefined,
  { pictures }: NetworkLimits,
): PlacedForm {
  const { kind } = form;
  const { perPost = Infinity, posts = Infinity } = narrowing?.forms?.[kind] ?? {};
  // Accounts report a limit for images only. For documents and files, the service's limit applies.
  const own = resolve(form.perPost, kind === "images" ? pictures : undefined);
  const bridged = resolve(perPost, undefined);
  return { ...form, perPost: Math.min(own, bridged), posts: Math.min(form.posts, posts) };
}

function chooseForm(forms: readonly PlacedForm[], options: OptionValues): PlacedForm {
  const form = forms.find(({ kind }) => kind === options["kind"]) ?? forms[0];
  if (!form) throw new Error("A service has no form of a carousel.");
  return form;
}

function listOptions(options: OptionFields, narrowing: Narrowing | undefined): OptionFields {
  const passed = Object.entries(options).filter(([name, { isBridged }]) =>
    narrowing ? narrowing.options.includes(name) : !isBridged,
  );
  return Object.fromEntries(passed);
}

function split(slides: number, { perPost, posts, uncropped }: PlacedForm): number[] {
  if (posts === 1) return [slides];
  const shown =
    uncropped &&
    splitUncropped(
      slides,
      uncropped.filter((count) => count <= perPost),
    );
  return shown && shown.length <= posts ? shown : splitEvenly(slides, perPost);
}

function describe(posts: readonly number[], { kind }: PlacedForm): string {
  const slides = countSlides(posts);
  if (kind === "files") return `Sends ${countNoun(slides, "slide")} as images and PDF`;
  if (kind === "images") return describeThread(posts);
  return `1 post: a document with ${countNoun(slides, "page")}`;
}

/** The element that stands in a cleaned page for a part that isn't read, e.g. a video. */
export const leftElement = "source-left";

interface LeftPart {
  noun: string;
  example: string;
}

type Attributes = Readonly<Record<string, string>>;

const videoHost =
  /youtu\.?be|vimeo|dailymotion|wistia|loom\.com|tiktok|twitch|vidyard|brightcove|jwplayer|jwplatform|bilibili|streamable|peertube|ted\.com|rutube|nicovideo/i;
const audioHost =
  /spotify|soundcloud|podcasts\.apple|podigee|buzzsprout|anchor\.fm|simplecast|megaphone|bandcamp|acast|transistor\.fm/i;
/** Frames of advertisers, counters and notices. */
const unseenHost =
  /doubleclick|googlesyndication|googletagmanager|google-analytics|adservice|adnxs|amazon-adsystem|criteo|taboola|outbrain|facebook\.com\/(?:tr|plugins)|hotjar|recaptcha|hcaptcha|turnstile|consent|cookie|quantcast|\/ads?\/|mailchimp|newsletter|subscribe/i;
const videoElement =
  /^(?:lite-youtube|lite-vimeo|youtube-video|vimeo-video|mux-player|mux-video|video-js|wistia-player|amp-(?:youtube|video|vimeo|dailymotion|brightcove)|bc-video)$/i;

/** Returns what isn't read of an element: a video, a recording or an embedded page. Null for other elements. */
export function findLeftPart(name: string, attributes: Attributes): LeftPart | null {
  const example = (attributes["title"] ?? attributes["aria-label"] ?? "").trim();
  if (name === "video" || videoElement.test(name)) return { noun: "video", example };
  if (name === "audio") return { noun: "audio recording", example };
  if (name === "canvas") return { noun: "drawing", example };
  const address = attributes["src"] ?? attributes["data-src"] ?? attributes["data"] ?? "";
  if (!/^(?:iframe|object|embed|amp-iframe)$/.test(name) || address === "") return null;
  if (isTiny(attributes) || unseenHost.test(address) || address.startsWith("about:")) return null;
  if (videoHost.test(address)) return { noun: "video", example };
  if (audioHost.test(address)) return { noun: "audio recording", example };
  return {
    noun: name === "iframe" || name === "amp-iframe" ? "embedded page" : "embedded file",
    example,
  };
}

const isTiny = ({ width, height }: Attributes) =>
  /^[01](?:px)?$/.test(width ?? "") || /^[01](?:px)?$/.test(height ?? "");

const maxExample = 100;
const escape = (text: string) =>
  text
    .slice(0, maxExample)
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;");

/** Writes the element that stands for a part that isn't read. Extractors see an empty element. */
export const writeLeftPart = ({ noun, example }: LeftPart): string =>
  `<${leftElement} noun="${escape(noun)}" example="${escape(example)}"></${leftElement}>`;

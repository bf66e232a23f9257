import { parseFeed } from "feedsmith";
import { SourceError } from "../../source-error.ts";

/** An item of a feed, in the same shape for every format. */
interface FeedItem {
  title: string;
  url: string;
  byline: string;
  published: string;
  /** Text of the item, as HTML or plain text. */
  content: string;
  /** False if the feed has only a summary of the item. */
  isWhole: boolean;
}

interface FeedItems {
  title: string;
  language: string;
  items: FeedItem[];
}

interface Parts {
  title: string | undefined;
  url: string | undefined;
  byline: string | undefined;
  published: unknown;
  whole: string | undefined;
  summary: string | undefined;
}

/** @throws {SourceError} if the feed is damaged. */
export function listItems(text: string): FeedItems {
  try {
    return normalize(parseFeed(text));
  } catch (error) {
    const message = "This feed is damaged or incomplete. Use the address of an article instead.";
    throw new SourceError("source-unreadable", message, { cause: error });
  }
}

function normalize(found: ReturnType<typeof parseFeed>): FeedItems {
  if (found.format === "atom") {
    const { title, entries = [] } = found.feed;
    return {
      title: title?.value ?? "",
      language: "",
      items: entries.map((entry) =>
        toItem({
          title: entry.title?.value,
          url: (entry.links?.find(({ rel }) => rel === "alternate") ?? entry.links?.[0])?.href,
          byline: entry.authors?.[0]?.name,
          published: entry.published ?? entry.updated,
          whole: entry.content?.value,
          summary: entry.summary?.value,
        }),
      ),
    };
  }
  if (found.format === "json") {
    const { title = "", language = "", items = [] } = found.feed;
    return {
      title,
      language,
      items: items.map((item) =>
        toItem({
          title: item.title,
          url: item.url,
          byline: item.authors?.[0]?.name,
          published: item.date_published,
          whole: item.content_html ?? item.content_text,
          summary: item.summary,
        }),
      ),
    };
  }
  const { title = "", items = [] } = found.feed;
  return {
    title,
    language: found.format === "rss" ? (found.feed.language ?? "") : "",
    items: items.map((item) =>
      toItem({
        title: item.title,
        url: item.link,
        byline: item.dc?.creators?.[0],
        published: "pubDate" in item ? item.pubDate : item.dc?.dates?.[0],
        whole: item.content?.encoded,
        summary: item.description,
      }),
    ),
  };
}

function toItem({
  title = "",
  url = "",
  byline = "",
  published,
  whole,
  summary = "",
}: Parts): FeedItem {
  const content = whole ?? summary;
  const date = new Date(typeof published === "string" ? published : "");
  const isDate = !Number.isNaN(date.getTime());
  return {
    title,
    url,
    byline,
    published: isDate ? date.toISOString() : "",
    content,
    isWhole: whole !== undefined,
  };
}

import {
  type Arrangement,
  type OptionValues,
  type PostPlace,
  type PreviewTile,
  previewOf,
  rulesFor,
} from "@slideloom/core/networks";
import type { SlideJob } from "@slideloom/renderer";
import { SlideThumbnail } from "./slide-thumbnail.tsx";

const frameWidthPx = 240;
const mostDots = 10;

const percent = (share: number) => `${share * 100}%`;

interface TileProps {
  tile: PreviewTile;
  /** Width divided by height of the frame, the feed's area for a post's images. */
  frame: number;
  /** The slide's width divided by its height. */
  ratio: number;
  job: SlideJob;
}

/** A slide at its position in the frame: cropped to fill the frame, or whole with bars. */
function Tile({ tile, frame, ratio, job }: TileProps) {
  const { x, y, width, height, fit } = tile;
  const shape = (frame * width) / height;
  const isWide = ratio > shape;
  const inner = isWide === (fit === "cover") ? ratio / shape : 1;
  return (
    <span
      className="absolute overflow-hidden border-surface"
      style={{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
    >
      <span className="absolute top-1/2 left-1/2 -translate-1/2" style={{ width: percent(inner) }}>
        <SlideThumbnail job={job} widthPx={Math.round(frameWidthPx * width * inner)} />
      </span>
    </span>
  );
}

/** Indicates more slides by dots, or by a counter such as `1/5`. */
function Control({ control, slides }: { control: Arrangement["control"]; slides: number }) {
  if (control === null) return null;
  if (control !== "dots") {
    return (
      <span className="absolute right-2 bottom-2 rounded-md bg-black/70 px-1.5 text-xs text-white">
        1/{slides}
      </span>
    );
  }
  return (
    <span className="absolute inset-x-0 bottom-2 flex justify-center gap-1">
      {Array.from({ length: Math.min(slides, mostDots) }, (_, index) => (
        <span
          key={index}
          className={`size-1.5 rounded-full ${index === 0 ? "bg-accent" : "bg-white/70"}`}
        />
      ))}
    </span>
  );
}

interface FeedPreviewProps {
  place: PostPlace;
  options?: OptionValues;
  posts: readonly number[];
  /** A drawing job per slide image. */
  jobs: readonly SlideJob[];
  /** Width divided by height of the slides. */
  ratio: number;
  /** Caption above the images, cut at the length that the feed shows; nothing if omitted. */
  caption?: string;
}

/** The caption as the feed shows it before a reader expands it. */
function CutCaption({ shown, rest, more }: { shown: string; rest: string; more: string }) {
  if (shown === "") return null;
  return (
    <p
      dir="auto"
      className="px-2.5 py-2 text-[13px] leading-snug wrap-anywhere whitespace-pre-wrap"
    >
      {shown}
      {rest !== "" && <span className="text-muted"> {more}</span>}
    </p>
  );
}

/** Approximates how the service's feed shows the first post: its frame, crop and controls. */
export function FeedPreview({
  place,
  options = {},
  posts,
  jobs,
  ratio,
  caption = "",
}: FeedPreviewProps) {
  const rules = rulesFor(place);
  const { kind } = rules.formOf(options);
  const preview = previewOf(rules.service, { posts, ratio, caption, kind });
  const [first] = preview.posts;
  if (!first || kind === "files") return null;
  const { frame, tiles, more, control } = first;
  return (
    <figure className="flex flex-col gap-1">
      <div
        aria-hidden="true"
        className="max-w-full overflow-hidden rounded-lg border border-line bg-surface"
        style={{ width: frameWidthPx }}
      >
        <CutCaption {...preview.caption} />
        <div className="relative bg-sunken" style={{ aspectRatio: frame }}>
          {tiles.map((tile) => {
            const job = jobs[tile.slide];
            return job && <Tile key={tile.slide} {...{ tile, frame, ratio, job }} />;
          })}
          {more > 0 && (
            <span className="absolute right-2 bottom-2 rounded-md bg-black/70 px-1.5 text-white">
              +{more}
            </span>
          )}
          <Control control={control} slides={posts[0] ?? 0} />
        </div>
      </div>
      <figcaption className="text-[13px] text-muted">
        {rules.through === null
          ? `Roughly how ${rules.name} shows the post`
          : `Roughly how ${rules.name} shows the post. ${rules.through} publishes it.`}
      </figcaption>
    </figure>
  );
}

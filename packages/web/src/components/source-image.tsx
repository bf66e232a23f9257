import { buildUrl } from "@slideloom/core/contract/routes";
import type { SourceImage as OfferedImage } from "@slideloom/core/sources";
import { useState } from "react";

/** Returns the words that name an image of a source, e.g. its alt text. */
export const nameSourceImage = ({ alt, caption }: OfferedImage) => alt || caption || "this image";

/** Images of files are uploads; those of other sites are fetched by the server. */
const findAddress = ({ url }: OfferedImage) =>
  url.startsWith("/") ? url : buildUrl("fetchMedium", { query: { url } });

/** A small square image of a source. If that fails, shows its name. */
export function SourceImage({ image }: { image: OfferedImage }) {
  const [hasFailed, setHasFailed] = useState(false);
  return hasFailed ? (
    <span className="flex aspect-square w-full items-center overflow-hidden rounded-lg border border-line bg-sunken p-1 text-xs wrap-anywhere text-muted">
      {nameSourceImage(image)}
    </span>
  ) : (
    <img
      src={findAddress(image)}
      alt=""
      loading="lazy"
      onError={() => setHasFailed(true)}
      className="aspect-square w-full rounded-lg border border-line bg-sunken object-cover hover:border-line-strong"
    />
  );
}

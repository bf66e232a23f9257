import { useState } from "react";
import { buildNameInitials } from "../../../lib/initials.ts";

/** An account's image, or its initials if it has none or the image can't be loaded. */
export function Avatar({ url, name }: { url: string | null; name: string }) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (url === null || url === brokenUrl) {
    return (
      <span
        aria-hidden="true"
        className="flex size-9 shrink-0 items-center justify-center rounded-full border border-line bg-sunken text-[13px] font-semibold text-muted"
      >
        {buildNameInitials(name)}
      </span>
    );
  }
  return (
    <img
      src={url}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setBrokenUrl(url)}
      className="size-9 shrink-0 rounded-full bg-sunken object-cover"
    />
  );
}

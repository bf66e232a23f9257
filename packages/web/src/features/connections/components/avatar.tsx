import { buildNameInitials } from "../../../lib/initials.ts";

/** An account's image, or its initials. */
export function Avatar({ url, name }: { url: string | null; name: string }) {
  if (url === null) {
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
      className="size-9 shrink-0 rounded-full bg-sunken object-cover"
    />
  );
}

import type { NetworkId } from "@slideloom/core/publishing";
import { clsx } from "clsx";

const marks: Readonly<Record<NetworkId, { sign: string; className: string }>> = {
  bluesky: { sign: "B", className: "bg-[#0a5fd9]" },
  mastodon: { sign: "M", className: "bg-[#563acc]" },
  linkedin: { sign: "in", className: "bg-[#0a66c2]" },
  handover: { sign: "↗", className: "bg-[#3f4a5f]" },
};

/** A network's mark, labelled only if no name is next to it. */
export function NetworkMark({ network, label }: { network: NetworkId; label?: string }) {
  const { sign, className } = marks[network];
  return (
    <span
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      className={clsx(
        "inline-flex size-5 shrink-0 items-center justify-center rounded-md text-[11px] leading-none font-bold text-white",
        className,
      )}
    >
      {sign}
    </span>
  );
}

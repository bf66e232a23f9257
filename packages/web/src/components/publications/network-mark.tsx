import { networks, type NetworkId } from "@slideloom/core/networks";

/** A network's mark, labelled only if no name is next to it. */
export function NetworkMark({ network, label }: { network: NetworkId; label?: string }) {
  const { sign, color } = networks[network].mark;
  return (
    <span
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      className="inline-flex size-5 shrink-0 items-center justify-center rounded-md text-[11px] leading-none font-bold text-white"
      style={{ backgroundColor: color }}
    >
      {sign}
    </span>
  );
}

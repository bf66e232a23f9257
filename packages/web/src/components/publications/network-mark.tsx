import { placeMark, type PlaceId } from "@slideloom/core/networks";

/** A network's symbol in the network's colour. Pass `label` only if the name isn't next to the symbol. */
export function NetworkMark({ network, label }: { network: PlaceId; label?: string }) {
  const { sign, color } = placeMark(network);
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

import { placeMark, type PlaceId } from "@slideloom/core/networks";

/** The symbol of a network or service in its colour, labelled only if the name isn't next to it. */
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

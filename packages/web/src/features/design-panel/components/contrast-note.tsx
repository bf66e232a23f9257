import { buildPalette, type ColorAdjustment } from "@slideloom/core/design";
import { ArrowRight } from "lucide-react";
import { useMemo } from "react";
import { Notice } from "../../../components/ui/notice.tsx";
import { useAppearance } from "../../../state/carousel-store.ts";

const colorNames: Record<ColorAdjustment["role"], string> = {
  fontColor: "Text",
  primaryColor: "Primary",
  secondaryColor: "Secondary",
};

function Chip({ color }: { color: string }) {
  return (
    <span className="inline-flex items-center gap-1 font-mono text-xs text-ink">
      <span
        aria-hidden="true"
        className="inline-block size-3 rounded-full border border-line-strong/60"
        style={{ background: color }}
      />
      {color}
    </span>
  );
}

/** Lists the colours that were adjusted for contrast. If an overlay was added behind the text, says so. */
export function ContrastNote() {
  const design = useAppearance((appearance) => appearance.design);
  const { adjustments, scrim } = useMemo(() => buildPalette(design), [design]);
  if (adjustments.length === 0 && scrim === null) return null;
  return (
    <Notice variant="info" title="Adjusted for contrast">
      {scrim !== null && (
        <p className="mt-1">
          This background makes text hard to read, so we added an overlay behind it.
        </p>
      )}
      <ul className="mt-1 flex flex-col gap-1">
        {adjustments.map(({ role, picked, drawn }) => (
          <li key={role} className="flex flex-wrap items-center gap-x-1.5">
            <span className="w-18">{colorNames[role]}</span>
            <Chip color={picked} />
            <ArrowRight size={13} role="img" aria-label="shown as" />
            <Chip color={drawn} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

import type { BrandFonts, BrandPalette } from "@slideloom/core/design";
import { BookmarkPlus, Check, Paintbrush } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { PanelSection } from "../../../components/ui/panel-section.tsx";
import { recordStep } from "../../../state/history.ts";
import { serializeBrand } from "../../../state/own-brand.ts";
import { changeBrand } from "../change-brand.ts";
import { useAppearance } from "../../../state/carousel-store.ts";
import { setDesign } from "../../../state/appearance-edits.ts";

function SavedAppearance({ palette, fonts }: { palette: BrandPalette; fonts: BrandFonts }) {
  const colors = [
    ["Primary", palette.primaryColor],
    ["Secondary", palette.secondaryColor],
    ["Text", palette.fontColor],
  ] as const;
  return (
    <div className="flex items-center gap-3 rounded-[10px] border border-line bg-sunken px-3 py-2.5">
      <ul aria-label="Saved colours" className="flex shrink-0 -space-x-1.5">
        {colors.map(([name, color]) => (
          <li
            key={name}
            title={`${name}: ${color}`}
            className="size-6 rounded-full border-2 border-raised shadow-sm"
            style={{ background: color }}
          >
            <span className="sr-only">{`${name}: ${color}`}</span>
          </li>
        ))}
      </ul>
      <p className="min-w-0 truncate" title="Saved fonts for headings and text">
        {fonts.fontFamily} · {fonts.bodyFontFamily}
      </p>
    </div>
  );
}

/** The colours and fonts saved in the brand, with buttons to replace them and to apply them to the open post. */
export function BrandAppearance() {
  const brand = useAppearance((appearance) => appearance.brand);
  const design = useAppearance((appearance) => appearance.design);
  const { primaryColor, secondaryColor, fontColor, fontFamily, bodyFontFamily } = design;
  const current = {
    palette: { primaryColor, secondaryColor, fontColor },
    fonts: { fontFamily, bodyFontFamily },
  };
  const { palette, fonts } = brand;
  const isCurrent = serializeBrand({ ...brand, ...current }) === serializeBrand(brand);

  const apply = () => {
    recordStep("Apply the brand's colours and fonts", () =>
      setDesign({ ...design, ...palette, ...fonts }),
    );
  };
  return (
    <PanelSection title="Colours and fonts">
      {palette && fonts ? (
        <SavedAppearance palette={palette} fonts={fonts} />
      ) : (
        <p className="text-muted">
          Save this post's colours and fonts to your brand, then apply them to other posts.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          disabled={isCurrent}
          title="Save this post's colours and fonts to your brand"
          onClick={() => changeBrand(current, "Save colours and fonts")}
        >
          {isCurrent ? (
            <Check size={15} aria-hidden="true" />
          ) : (
            <BookmarkPlus size={15} aria-hidden="true" />
          )}
          Save current colours and fonts
        </Button>
        {palette && fonts && (
          <Button
            size="small"
            disabled={isCurrent}
            title="Use your brand's colours and fonts in this post"
            onClick={apply}
          >
            <Paintbrush size={15} aria-hidden="true" />
            Apply
          </Button>
        )}
      </div>
    </PanelSection>
  );
}

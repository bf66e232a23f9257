import {
  type Brand,
  type BrandPlacement,
  brandPlacements,
  defaultBrand,
} from "@slideloom/core/design";
import { Trash2 } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { PanelSection } from "../../../components/ui/panel-section.tsx";
import { Select } from "../../../components/ui/select.tsx";
import { isEmptyBrand } from "../../../state/own-brand.ts";
import { showUndoToast } from "../../../state/undo-toast.ts";
import { changeBrand } from "../change-brand.ts";
import { AvatarField } from "./avatar-field.tsx";
import { BrandChoice } from "./brand-choice.tsx";
import { BrandField } from "./brand-field.tsx";
import { BrandAppearance } from "./brand-appearance.tsx";
import { BrandStatus } from "./brand-status.tsx";
import { useAppearance } from "../../../state/carousel-store.ts";

const placementLabels: Record<BrandPlacement, string> = {
  none: "No slide",
  cover: "The cover",
  closing: "The last slide",
  "cover-and-closing": "The cover and the last slide",
  all: "Every slide",
};

const fields = [
  { key: "name", label: "Name", placeholder: "Ada Lindqvist", autoComplete: "name" },
  { key: "handle", label: "Handle", placeholder: "@adalindqvist", autoComplete: "off" },
  { key: "website", label: "Website", placeholder: "lindqvist.example", autoComplete: "url" },
] as const;

function hasSomethingToShow({ name, handle, website, avatar }: Brand): boolean {
  return avatar !== null || [name, handle, website].some((text) => text.trim() !== "");
}

function clearBrand(): void {
  changeBrand(defaultBrand, "Clear the brand");
  showUndoToast({ title: "Brand cleared", description: "Your brand no longer appears on slides." });
}

/** Brand settings: image, name, handle, website and the slides that show them. */
export function BrandPanel() {
  const brand = useAppearance((appearance) => appearance.brand);
  const isHidden = brand.placement === "none" && hasSomethingToShow(brand);
  return (
    <div className="flex flex-col gap-6 pt-2 pb-2">
      <BrandChoice />
      <PanelSection title="Brand details">
        <AvatarField
          avatar={brand.avatar}
          onChange={(avatar) => changeBrand({ avatar }, "Change the brand image")}
        />
        {fields.map(({ key, ...field }) => (
          <BrandField
            key={key}
            {...field}
            value={brand[key]}
            onChange={(value) => changeBrand({ [key]: value })}
          />
        ))}
        <Select
          label="Show the brand on"
          value={brand.placement}
          options={brandPlacements.map((placement) => ({
            value: placement,
            text: placementLabels[placement],
          }))}
          onValueChange={(placement) =>
            changeBrand({ placement }, "Change where the brand is shown")
          }
        />
        {isHidden && (
          <p role="status" className="text-muted">
            Your brand isn't on any slide yet. Choose where to show it above.
          </p>
        )}
      </PanelSection>
      <BrandAppearance />
      <div className="flex flex-col gap-3 border-t border-line pt-4">
        <BrandStatus />
        <Button
          size="small"
          className="self-start"
          disabled={isEmptyBrand(brand)}
          title="Clear all brand fields"
          onClick={clearBrand}
        >
          <Trash2 size={15} aria-hidden="true" />
          Clear brand
        </Button>
      </div>
    </div>
  );
}

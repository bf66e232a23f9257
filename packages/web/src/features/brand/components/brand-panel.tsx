import {
  type Brand,
  type BrandPlacement,
  brandPlacements,
  defaultBrand,
  hasBrandContent,
} from "@slideloom/core/design";
import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { lazyPart } from "../../../components/lazy-part/lazy-part.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { PanelSection } from "../../../components/ui/panel-section.tsx";
import { Select } from "../../../components/ui/select.tsx";
import { useUser } from "../../../lib/session.ts";
import { setBrand } from "../../../state/appearance-edits.ts";
import { recordStep } from "../../../state/history.ts";
import { isEmptyBrand } from "../../../state/own-brand.ts";
import { showUndoToast } from "../../../state/undo-toast.ts";
import { changeBrand } from "../change-brand.ts";
import { ImageField, type ImageFieldWords } from "./image-field.tsx";
import { BrandChoice } from "./brand-choice.tsx";
import { BrandField } from "./brand-field.tsx";
import { BrandAppearance } from "./brand-appearance.tsx";
import { BrandStatus } from "./brand-status.tsx";
import { useAppearance } from "../../../state/carousel-store.ts";

const BrandKits = lazyPart(async () => (await import("../kits/brand-kits.tsx")).BrandKits, {
  name: "the brand kits",
});

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

const avatarWords: ImageFieldWords = {
  alt: "Your avatar or logo",
  upload: "Upload image or logo",
  title: "Choose an image or logo for your brand",
  remove: "Remove the image",
  file: "Image or logo file",
  hint: "PNG, JPG, GIF, WebP or AVIF. Square images become circles; wide logos keep their shape.",
};

const portraitWords: ImageFieldWords = {
  label: "Portrait",
  alt: "Your portrait",
  upload: "Upload",
  title: "Choose a portrait of yourself",
  remove: "Remove the portrait",
  file: "Portrait file",
  hint: "Shown large on the first and last slide; in Corporate and Dark Mode only on the last. A PNG without background stands on the slide’s edge.",
};

const darkLogoWords: ImageFieldWords = {
  label: "Logo for dark backgrounds",
  alt: "Your logo for dark backgrounds",
  upload: "Upload",
  title: "Choose a logo for dark backgrounds",
  remove: "Remove the logo for dark backgrounds",
  file: "Logo file for dark backgrounds",
  hint: "Optional. Dark slides show this logo instead of your brand image.",
};

function clearBrand({ kit }: Brand): void {
  recordStep("Clear the brand", () =>
    setBrand({ ...defaultBrand, ...(kit !== undefined && { kit }) }),
  );
  showUndoToast({ title: "Brand cleared", description: "Your brand no longer appears on slides." });
}

function BrandDetails({ brand }: { brand: Brand }) {
  const isHidden = brand.placement === "none" && hasBrandContent(brand);
  return (
    <PanelSection title="Brand details">
      <ImageField
        image={brand.avatar}
        words={avatarWords}
        onChange={(avatar) => changeBrand({ avatar }, "Change the brand image")}
      />
      <ImageField
        image={brand.avatarDark ?? null}
        words={darkLogoWords}
        isOnDark
        onChange={(avatarDark) =>
          changeBrand({ avatarDark }, "Change the logo for dark backgrounds")
        }
      />
      <ImageField
        image={brand.portrait ?? null}
        words={portraitWords}
        kind="portrait"
        onChange={(portrait) => changeBrand({ portrait }, "Change your portrait")}
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
        onValueChange={(placement) => changeBrand({ placement }, "Change where the brand is shown")}
      />
      {isHidden && (
        <p role="status" className="text-muted">
          Your brand isn't on any slide yet. Choose the slides in “Show the brand on”.
        </p>
      )}
    </PanelSection>
  );
}

interface BrandPanelProps {
  /** Settings of the account's voice (writing style), shown below the brand's fields. */
  voice?: ReactNode;
}

/** Brand settings: image, name, handle, website and the slides that show them. */
export function BrandPanel({ voice }: BrandPanelProps) {
  const brand = useAppearance((appearance) => appearance.brand);
  const isSignedIn = Boolean(useUser());
  return (
    <div className="flex flex-col gap-6 pt-2 pb-2">
      <BrandChoice />
      {isSignedIn && <BrandKits />}
      <BrandDetails brand={brand} />
      <BrandAppearance />
      {voice}
      <div className="flex flex-col gap-3 border-t border-line pt-4">
        {brand.kit === undefined && <BrandStatus />}
        <Button
          size="small"
          className="self-start"
          disabled={isEmptyBrand(brand)}
          title="Clear all brand fields"
          onClick={() => clearBrand(brand)}
        >
          <Trash2 size={15} aria-hidden="true" />
          Clear brand
        </Button>
      </div>
    </div>
  );
}

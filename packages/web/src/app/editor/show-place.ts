import type { FindingPlace } from "../../features/checker/finding.ts";
import { startEdit } from "../../features/preview/on-slide/text-edit-store.ts";
import { goToSlide } from "../../state/carousel-store.ts";
import { wantedField } from "../../state/wanted-field.ts";
import { canEditSlides } from "../../state/slide-commands.ts";
import { openSettingsTab } from "./panels-store.ts";

/** Shows where a finding is: its slide, with the text open at the words, or the settings that change it. */
export function showPlace(place: FindingPlace): void {
  if ("slide" in place) goToSlide(place.slide);
  switch (place.kind) {
    case "text": {
      const { ref, words } = place;
      if (canEditSlides()) startEdit(ref, words === undefined ? "all" : { words });
      break;
    }
    case "image":
      openSettingsTab("media");
      break;
    case "alt":
    case "caption":
      wantedField.open(place.kind);
      openSettingsTab("captions", false);
      break;
    case "design":
      openSettingsTab("design");
      break;
    case "slide":
    case "source":
  }
}

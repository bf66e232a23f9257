import { getSizePreset } from "@slideloom/core/design";
import { useAppearance } from "../../../state/carousel-store.ts";
import { useShownSlideIds } from "../../../state/shown-post.ts";
import { useCanEditSlides } from "../../../state/slide-commands.ts";
import { filmstripClassName, measureThumbnail } from "../measure-thumbnail.ts";

/** Reserves the filmstrip's size while its code loads. */
export function FilmstripPlace() {
  const slideIds = useShownSlideIds();
  const canEdit = useCanEditSlides();
  const sizePresetId = useAppearance((appearance) => appearance.carouselFormat);
  const { widthPx, heightPx } = getSizePreset(sizePresetId);
  const style = {
    width: measureThumbnail(sizePresetId),
    aspectRatio: `${widthPx} / ${heightPx}`,
  };
  return (
    <div aria-hidden="true" className={filmstripClassName}>
      {slideIds.map((id) => (
        <div key={id} className="shrink-0 rounded-md bg-sunken" style={style} />
      ))}
      {canEdit && <div className="shrink-0" style={style} />}
    </div>
  );
}

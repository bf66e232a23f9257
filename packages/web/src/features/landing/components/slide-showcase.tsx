import { templates } from "@slideloom/core/design";
import { Pause, Play } from "lucide-react";
import { clsx } from "clsx";
import { IconButton } from "../../../components/ui/icon-button.tsx";
import { useMediaQuery } from "../../../lib/media-query.ts";
import post from "../landing-post.json";
import { useTemplateCycle } from "../use-template-cycle.ts";

const names = templates.map(({ name }) => name);

/** `sizes` of the largest slide; must match the preload link of the first image. */
const sizes = "(min-width: 660px) 360px, 55vw";

/** Positions of a template's slides: the cover in front, two others behind it. */
const places = [
  "z-10 left-1/2 top-0 w-[58%] -translate-x-1/2",
  "left-0 top-[9%] w-[48%] -rotate-7",
  "right-0 top-[9%] w-[48%] rotate-8",
];

function SlideStack({ template, isShown }: { template: number; isShown: boolean }) {
  const { id, name } = templates[template] ?? {};
  return (
    <div
      aria-hidden={!isShown}
      className={clsx(
        "absolute inset-0 transition-opacity duration-700",
        isShown ? "opacity-100" : "opacity-0",
      )}
    >
      {places.map((place, index) => (
        <img
          key={place}
          src={`/landing/${id}-${index + 1}.webp`}
          srcSet={`/landing/${id}-${index + 1}-narrow.webp 420w, /landing/${id}-${index + 1}.webp 702w`}
          sizes={sizes}
          alt={index === 0 ? `“${post.title}” in the template ${name}` : ""}
          fetchPriority={index === 0 ? "high" : "low"}
          width={702}
          height={878}
          className={clsx("absolute aspect-[540/675] h-auto rounded-[3%] shadow-2xl", place)}
        />
      ))}
    </div>
  );
}

/** Cycles a sample post through the templates, with images drawn at build time. */
export function SlideShowcase() {
  const prefersStill = useMediaQuery("(prefers-reduced-motion: reduce)");
  const { shown, loaded, isPlaying, choose, setIsPlaying } = useTemplateCycle(
    names.length,
    !prefersStill,
  );
  return (
    <div>
      <div className="relative mx-auto aspect-[4/3] w-full max-w-[620px]">
        {loaded.map((template) => (
          <SlideStack key={template} template={template} isShown={template === shown} />
        ))}
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-center gap-1">
        <IconButton
          label={isPlaying ? "Stop the slideshow" : "Play all templates"}
          onClick={() => setIsPlaying(!isPlaying)}
        >
          {isPlaying ? (
            <Pause size={16} aria-hidden="true" />
          ) : (
            <Play size={16} aria-hidden="true" />
          )}
        </IconButton>
        {names.map((name, template) => (
          <button
            key={name}
            type="button"
            aria-pressed={template === shown}
            onClick={() => choose(template)}
            className="h-8 rounded-full px-2.5 text-[13px] font-medium text-muted hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}

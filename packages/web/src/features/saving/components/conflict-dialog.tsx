import type { Carousel } from "@slideloom/core/carousel";
import type { CarouselResponse } from "@slideloom/core/contract/carousels";
import { findFirstDifference, parsePost } from "@slideloom/core/document";
import { countNoun } from "@slideloom/core/text";
import { useState } from "react";
import { useNavigate } from "react-router";
import { CarouselThumbnail } from "../../../components/carousel-thumbnail.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { buildEditorPath } from "../../../lib/editor-path.ts";
import { describeTime } from "../../../lib/describe-time.ts";
import { samePlace } from "../../../lib/same-place.ts";
import type { CarouselLink } from "../local-copy.ts";
import { getSession, saveAsCopy } from "../open-document.ts";
import { useOpenDocument } from "../open-document-store.ts";
import { readCarousel } from "../../../state/carousel-store.ts";

interface SideProps {
  heading: string;
  title: string;
  status: string;
  time: string;
  version: Carousel;
  /** Index of the slide to show; a shorter version shows its last slide. */
  slideIndex: number;
}

function countSlides({ jsonInput }: Carousel): number {
  const parsed = parsePost(jsonInput);
  return parsed.ok ? parsed.post.content.length : 0;
}

function Side({ heading, title, status, time, version, slideIndex }: SideProps) {
  const slides = countSlides(version);
  return (
    <section aria-label={heading} className="min-w-0 rounded-xl border border-line p-3">
      <h3 className="mb-2 font-semibold">{heading}</h3>
      <div className="mx-auto w-[150px] max-w-full rounded-lg shadow-slide">
        <CarouselThumbnail
          carousel={version}
          widthPx={150}
          slideIndex={Math.max(0, Math.min(slideIndex, slides - 1))}
        />
      </div>
      <p dir="auto" className="mt-3 font-medium wrap-anywhere">
        {title}
      </p>
      <p className="text-[13px] text-muted">
        {slides === 0 ? "No valid slides" : countNoun(slides, "slide")} ·{" "}
        {status === "published" ? "Published" : "Draft"}
      </p>
      <p className="text-[13px] text-muted">{time}</p>
    </section>
  );
}

interface ChoiceProps {
  carousel: CarouselLink;
  remoteVersion: CarouselResponse;
}

function Choice({ carousel, remoteVersion }: ChoiceProps) {
  const [mine] = useState(readCarousel);
  const difference = findFirstDifference(mine, remoteVersion.draft);
  const slideIndex = difference ?? 0;
  const navigate = useNavigate();
  const keepBoth = () => {
    const id = saveAsCopy();
    if (id) void navigate(buildEditorPath(id), { replace: true, state: samePlace });
  };
  return (
    <div className="overflow-y-auto px-5 pb-5">
      <p className="mb-2 text-muted">
        {difference === null
          ? "The slides' words and images are the same."
          : `Slide ${difference + 1} is the first that differs.`}
      </p>
      <div className="grid grid-cols-2 gap-3">
        <Side
          heading="This version"
          title={carousel.title}
          status={carousel.status}
          time="This tab (unsaved)"
          version={mine}
          slideIndex={slideIndex}
        />
        <Side
          heading="The other version"
          title={remoteVersion.title}
          status={remoteVersion.status}
          time={`Saved ${describeTime(remoteVersion.updatedAt)}`}
          version={remoteVersion.draft}
          slideIndex={slideIndex}
        />
      </div>
      <div className="mt-4 flex flex-wrap justify-end gap-2 max-sm:flex-col max-sm:items-stretch">
        <Button
          title="Save this version. The other one stays in the version history."
          onClick={() => void getSession()?.keepMine()}
        >
          Keep this version
        </Button>
        <Button
          title="Continue with the other version. Undo brings this one back."
          onClick={() => getSession()?.take(remoteVersion)}
        >
          Use the other version
        </Button>
        <Button
          variant="primary"
          title="Keep the other version and save this one as a copy"
          onClick={keepBoth}
        >
          Keep both
        </Button>
      </div>
    </div>
  );
}

/** Shows both conflicting versions and lets the person choose. */
export function ConflictDialog() {
  const { carousel, remoteVersion, isChoosing } = useOpenDocument();
  if (!carousel || !remoteVersion) return null;
  return (
    <Dialog
      isOpen={isChoosing}
      onOpenChange={(isOpen) => useOpenDocument.setState({ isChoosing: isOpen })}
      title="This carousel was changed elsewhere"
      description="Another tab, device or person saved this carousel after you opened it. Nothing is overwritten until you choose a version."
      className="max-h-[90dvh] max-w-[560px]"
    >
      <Choice carousel={carousel} remoteVersion={remoteVersion} />
    </Dialog>
  );
}

import { setSizePreset } from "../../../state/appearance-edits.ts";
import type { Slide } from "@slideloom/core/document";
import { useQuery } from "@tanstack/react-query";
import { Scissors, Sparkles, SquareSplitHorizontal, Maximize } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { getResolvedAppearance } from "../../../state/resolved-appearance.ts";
import { buildAppearanceJob } from "../../../state/slide-job.ts";
import { splitSlideAt } from "../../../state/slide-edits.ts";
import { shortenSlide } from "../fit/apply-plan.ts";
import { findFitPlans, type FitPlans } from "../fit/fit-plans.ts";
import { listRemovedWords } from "../fit/removed-words.ts";
import { useDocument, getDocument } from "../../../state/carousel-store.ts";

const noPlans: FitPlans = { shortened: null, split: null, sizePresets: [] };

/** Measures which changes make the slide's text fit. Returns null until the measurement ends. */
function useFitPlans(slideIndex: number): FitPlans | null {
  const { data, isError } = useQuery({
    queryKey: ["fit-plans", slideIndex],
    queryFn: async () => {
      const { post } = getDocument();
      if (!post) return noPlans;
      const job = buildAppearanceJob(post, getResolvedAppearance(), slideIndex);
      return (await findFitPlans(job, slideIndex)) ?? noPlans;
    },
    // The post may have changed when the dialog opens again.
    gcTime: 0,
  });
  return data ?? (isError ? noPlans : null);
}

interface OfferProps {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  action?: { label: string; onClick: () => void };
}

function Offer({ icon, title, children, action }: OfferProps) {
  return (
    <li className="flex items-start gap-3 rounded-xl border border-line p-3 max-sm:flex-wrap">
      <span className="mt-0.5 text-muted">{icon}</span>
      <div className="min-w-0 flex-1 max-sm:basis-[calc(100%-28px)]">
        <h3 className="font-medium">{title}</h3>
        <div className="text-muted">{children}</div>
      </div>
      {action && (
        <Button size="small" className="max-sm:ml-7" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </li>
  );
}

interface ShortenOfferProps {
  whole: Slide;
  shortened: Slide | null;
  onShorten: (shortened: Slide) => void;
}

function ShortenOffer({ whole, shortened, onShorten }: ShortenOfferProps) {
  const icon = <Scissors size={16} aria-hidden="true" />;
  if (!shortened) {
    return (
      <Offer icon={icon} title="Shorten">
        This text can't be shortened to fit without cutting a sentence.
      </Offer>
    );
  }
  return (
    <Offer
      icon={icon}
      title="Shorten"
      action={{ label: "Shorten", onClick: () => onShorten(shortened) }}
    >
      <p>Keeps everything up to the last sentence or list item that fits, and removes this text:</p>
      <blockquote
        // Long text scrolls, so the keyboard must reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="mt-1.5 max-h-32 overflow-y-auto rounded-lg bg-sunken px-3 py-2 whitespace-pre-line text-ink line-through decoration-danger/60"
      >
        {listRemovedWords(whole, shortened).join("\n\n")}
      </blockquote>
    </Offer>
  );
}

interface OffersProps {
  slideIndex: number;
  slide: Slide;
  plans: FitPlans;
  /** Returns an event handler that closes the dialog and makes the change. */
  apply: (change: () => void) => () => void;
  onShorten: ((slideIndex: number) => void) | undefined;
}

function Offers({ slideIndex, slide, plans, apply, onShorten }: OffersProps) {
  return (
    <>
      <ShortenOffer
        whole={slide}
        shortened={plans.shortened}
        onShorten={(shortened) => apply(() => shortenSlide(slideIndex, shortened))()}
      />
      {plans.split && (
        <Offer
          icon={<SquareSplitHorizontal size={16} aria-hidden="true" />}
          title="Split into two slides"
          action={{
            label: "Split",
            onClick: apply(() => plans.split && splitSlideAt(slideIndex, plans.split.slides)),
          }}
        >
          {plans.split.isEnough
            ? "Both slides get a part number in the header. An image stays on the first slide. The summary moves to the second."
            : "The text is too long even for 2 slides. You can split them again."}
        </Offer>
      )}
      {plans.sizePresets.map(({ id, name, ratio }) => (
        <Offer
          key={id}
          icon={<Maximize size={16} aria-hidden="true" />}
          title={`Switch to ${name} ${ratio}`}
          action={{ label: "Switch", onClick: apply(() => setSizePreset(id)) }}
        >
          The slide's text fits in {name} {ratio}. All slides switch to this format.
        </Offer>
      ))}
      {onShorten && (
        <Offer
          icon={<Sparkles size={16} aria-hidden="true" />}
          title="Rewrite this slide"
          action={{ label: "Rewrite…", onClick: apply(() => onShorten(slideIndex)) }}
        >
          The AI model shortens the text.
        </Offer>
      )}
    </>
  );
}

interface FitDialogProps {
  slideIndex: number;
  onClose: () => void;
  onShorten?: ((slideIndex: number) => void) | undefined;
}

/** Offers ways to make a slide's text fit, each measured first and undoable. */
export function FitDialog({ slideIndex, onClose, onShorten }: FitDialogProps) {
  const plans = useFitPlans(slideIndex);
  const slide = useDocument((document) => document.post?.content[slideIndex]);
  if (!slide) return null;
  const apply = (change: () => void) => () => {
    onClose();
    change();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Make slide ${slideIndex + 1} fit`}
      description="The slide can't show all of its text. Choose a fix; you can undo it."
      className="max-h-[86dvh] max-w-[560px]"
    >
      <ul
        aria-busy={plans === null}
        className="flex min-h-64 flex-col gap-2 overflow-y-auto px-5 pb-5"
      >
        {plans === null && <li className="text-muted">Measuring what fits...</li>}
        {plans && <Offers {...{ slideIndex, slide, plans, apply, onShorten }} />}
      </ul>
    </Dialog>
  );
}

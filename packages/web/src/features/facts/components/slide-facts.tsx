import { namePlaces } from "@slideloom/core/sources";
import type { VoiceLikeness } from "@slideloom/core/voice";
import { clsx } from "clsx";
import { AudioLines, Info, Quote, TextSearch } from "lucide-react";
import { type ComponentProps, useMemo, useRef } from "react";
import { BarPane } from "../../../components/bar-pane.tsx";
import { FactBadge } from "../../../components/fact-badge.tsx";
import { useAppearance, useDocument, useSlideIndex } from "../../../state/carousel-store.ts";
import { useFactStore, useSlideChecks } from "../../../state/fact-checks.ts";
import { useSourcePassages } from "../../../state/source-store.ts";
import { useVoiceStore } from "../../../state/voice-store.ts";
import { showSource, slideChecks } from "../facts-views.ts";
import { FactList } from "./fact-list.tsx";
import { useIsOpen } from "../../../lib/dialog.ts";

type SlideFactsProps = Pick<ComponentProps<typeof FactList>, "onRewrite">;

const noIds: readonly string[] = [];

const linkClassName =
  "rounded py-1 font-medium text-accent-ink underline underline-offset-2 pointer-coarse:py-2";

/**
 * Shows the passages that the current slide cites, and the slide's findings. With neither findings, sources nor a
 * writing style, there is nothing to show.
 */
export function SlideFacts(props: SlideFactsProps) {
  const { status } = useSourcePassages();
  const retry = useFactStore((state) => state.retry);
  const failure = useFactStore((state) => state.failure);
  const hasVoice = useVoiceStore(({ voice }) => voice !== null);
  const hasFailed = retry !== null && (status !== "none" || hasVoice);
  const problem = hasFailed
    ? (failure ?? "We couldn't check this post.")
    : status === "gone" && "We no longer store the source. Add it again to check this post.";
  return (
    <>
      {problem && (
        <p role="status" className="flex max-w-full items-center gap-1.5 text-xs text-muted">
          <Info size={13} aria-hidden="true" className="shrink-0" />
          {problem}
          {hasFailed && (
            <button type="button" className={linkClassName} onClick={retry}>
              Try again
            </button>
          )}
        </p>
      )}
      {!hasFailed && <FactsButton {...props} />}
    </>
  );
}

function FactsButton({ onRewrite }: SlideFactsProps) {
  const barRef = useRef<HTMLDivElement>(null);
  const slideIndex = useSlideIndex();
  const isOpen = useIsOpen(slideChecks);
  const isSingle = useAppearance((appearance) => appearance.postType === "single");
  const ofSlide = useSlideChecks(slideIndex);
  const ofPost = useFactStore((state) => state.checks);
  const checks = isSingle ? ofPost.filter(({ field }) => field !== "caption") : ofSlide;
  const places = useCitedPlaces(slideIndex);
  const likeness = useFactStore((state) => state.likeness);
  const hasSource = useSourcePassages().status === "held";
  const Icon = hasSource ? Quote : likeness ? AudioLines : TextSearch;
  // An open pane stays when its last finding is settled, so the focus isn't lost.
  if (!hasSource && !likeness && checks.length === 0 && !isOpen) return null;
  const subject = hasSource ? "Facts" : likeness ? "Your voice" : "Wording";
  return (
    // As wide as the slide, so that the pane opens beside the slide.
    <div ref={barRef} className="flex w-[max(var(--stage-width),240px)] max-w-full justify-center">
      <BarPane
        button={
          <>
            <FactBadge checks={checks} />
            <Icon size={12} aria-hidden="true" className="shrink-0" />
            <span className="truncate">
              {hasSource ? (
                <PlaceName places={places} />
              ) : likeness ? (
                describeLikeness(likeness)
              ) : (
                "Wording"
              )}
            </span>
          </>
        }
        hint={
          checks.length > 0
            ? "Check the words on this slide"
            : hasSource
              ? "See where these words come from"
              : "See how this post compares with your voice"
        }
        title={`${subject} ${isSingle ? "in this post" : `on slide ${slideIndex + 1}`}`}
        widthPx={360}
        barRef={barRef}
        isOpen={isOpen}
        onOpenChange={(isNowOpen) => (isNowOpen ? slideChecks.open() : slideChecks.close())}
      >
        {({ close }) => (
          <div className="flex flex-col gap-4">
            <FactList
              checks={checks}
              onRewrite={
                onRewrite &&
                ((index, instruction) => {
                  close();
                  onRewrite(index, instruction);
                })
              }
            />
            {likeness && <Likeness {...likeness} />}
            {hasSource && <CitedPlaces places={places} />}
          </div>
        )}
      </BarPane>
    </div>
  );
}

function PlaceName({ places }: { places: readonly CitedPlace[] }) {
  const [first, ...more] = places;
  if (!first) return "Source";
  return (
    <>
      From: <bdi>{first.name}</bdi>
      {more.length > 0 && ` +${more.length}`}
    </>
  );
}

const describeLikeness = ({ matches, of }: VoiceLikeness) =>
  `Matches ${matches} of ${of} traits of your voice`;

/** Shows how much the post sounds like the account's voice, and lists the differences. */
function Likeness(likeness: VoiceLikeness) {
  return (
    <section aria-label="Your voice" className="border-t border-line pt-3">
      <h3 className="text-xs font-semibold text-muted">{describeLikeness(likeness)}</h3>
      {likeness.differs.length > 0 && (
        <ul className="mt-1 flex list-disc flex-col gap-1 pl-4 text-[13px]">
          {likeness.differs.map((difference) => (
            <li key={difference}>{difference}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface CitedPlace {
  id: string;
  name: string;
}

function useCitedPlaces(slideIndex: number): CitedPlace[] {
  const { passages } = useSourcePassages();
  const title = useDocument(({ post }) => post?.sources?.[0]?.title ?? "");
  const ids = useDocument(({ post }) => post?.content[slideIndex]?.sources ?? noIds);
  const names = useMemo(() => namePlaces(passages), [passages]);
  return ids.flatMap((id) => {
    const name = names.get(id);
    if (name === undefined) return [];
    return [{ id, name: name.startsWith("¶") && title ? `${title}, ${name}` : name }];
  });
}

function CitedPlaces({ places }: { places: readonly CitedPlace[] }) {
  return (
    <section aria-label="Where these words come from" className="border-t border-line pt-3">
      <h3 className="mb-1 text-xs font-semibold text-muted">
        {places.length > 0 ? "From" : "This slide isn't linked to a passage of the source"}
      </h3>
      <ul className="flex flex-col">
        {places.map(({ id, name }) => (
          <li key={id}>
            <PlaceButton onClick={() => showSource({ passage: id })}>{name}</PlaceButton>
          </li>
        ))}
        {places.length === 0 && (
          <li>
            <PlaceButton onClick={() => showSource({})}>Show the whole source</PlaceButton>
          </li>
        )}
      </ul>
    </section>
  );
}

function PlaceButton(props: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      dir="auto"
      className={clsx(linkClassName, "text-left text-[13px]")}
      {...props}
    />
  );
}

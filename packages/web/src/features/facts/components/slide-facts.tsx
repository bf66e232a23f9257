import { namePlaces } from "@slideloom/core/sources";
import { Info, Quote } from "lucide-react";
import { type ComponentProps, useMemo, useRef } from "react";
import { BarPane } from "../../../components/bar-pane.tsx";
import { FactBadge } from "../../../components/fact-badge.tsx";
import { useAppearance, useDocument, useSlideIndex } from "../../../state/carousel-store.ts";
import { useFactStore, useSlideChecks } from "../../../state/fact-checks.ts";
import { useSourcePassages } from "../../../state/source-store.ts";
import { setFactsOpen, showSource, useFactsView } from "../facts-view-store.ts";
import { FactList } from "./fact-list.tsx";

type SlideFactsProps = Pick<ComponentProps<typeof FactList>, "onRewrite">;

const noIds: readonly string[] = [];

/** The passages that the current slide cites, and its checks. Renders nothing for a post without sources. */
export function SlideFacts(props: SlideFactsProps) {
  const { status } = useSourcePassages();
  const hasFailed = useFactStore((state) => state.hasFailed);
  if (status === "none" || status === "loading" || status === "absent") return null;
  if (status === "held" && !hasFailed) return <FactsButton {...props} />;
  return (
    <p role="status" className="flex max-w-full items-center gap-1.5 text-xs text-muted">
      <Info size={13} aria-hidden="true" className="shrink-0" />
      {hasFailed
        ? "This post couldn't be checked against its source. Reload the page to try again."
        : "The source is no longer stored; read it again to check."}
    </p>
  );
}

function FactsButton({ onRewrite }: SlideFactsProps) {
  const barRef = useRef<HTMLDivElement>(null);
  const slideIndex = useSlideIndex();
  const isOpen = useFactsView((view) => view.isOpen);
  const isSingle = useAppearance((appearance) => appearance.postType === "single");
  const ofSlide = useSlideChecks(slideIndex);
  const ofPost = useFactStore((state) => state.checks);
  const checks = isSingle ? ofPost : ofSlide;
  const places = useCitedPlaces(slideIndex);
  const where = places[0] ? `From: ${places[0].name}` : "Source";
  const more = places.length > 1 ? ` +${places.length - 1}` : "";
  return (
    // As wide as the slide, so that the pane opens beside the slide.
    <div ref={barRef} className="flex w-[max(var(--stage-width),240px)] max-w-full justify-center">
      <BarPane
        button={
          <>
            <FactBadge checks={checks} />
            <Quote size={12} aria-hidden="true" className="shrink-0" />
            <span className="truncate">{`${where}${more}`}</span>
          </>
        }
        hint={
          checks.length > 0 ? "Check the facts on this slide" : "See where these words come from"
        }
        title={isSingle ? "Facts in this post" : `Facts on slide ${slideIndex + 1}`}
        widthPx={360}
        barRef={barRef}
        isOpen={isOpen}
        onOpenChange={setFactsOpen}
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
            <CitedPlaces places={places} />
          </div>
        )}
      </BarPane>
    </div>
  );
}

interface CitedPlace {
  id: string;
  name: string;
}

/** Returns the places of the passages that a slide cites. */
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
    <section aria-label="Where the words come from" className="border-t border-line pt-3">
      <h3 className="mb-1 text-xs font-semibold text-muted">
        {places.length > 0 ? "From" : "This slide names no passages"}
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
      className="rounded py-1 text-left text-[13px] font-medium text-accent-ink underline underline-offset-2 pointer-coarse:py-2"
      {...props}
    />
  );
}

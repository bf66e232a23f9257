import { namePlaces } from "@slideloom/core/sources";
import type { VoiceLikeness } from "@slideloom/core/voice";
import { clsx } from "clsx";
import { useMemo } from "react";
import { useDocument, useSlideIndex } from "../../../state/carousel-store.ts";
import { useFactStore } from "../../../state/fact-checks.ts";
import { useSourcePassages } from "../../../state/source-store.ts";
import { showSource } from "../facts-views.ts";

const noIds: readonly string[] = [];

const linkClassName =
  "rounded py-1 font-medium text-accent-ink underline underline-offset-2 pointer-coarse:py-2";

/** Shows how much the post matches the account's voice, and the passages that the current slide cites. */
export function SlideOrigins() {
  const slideIndex = useSlideIndex();
  const places = useCitedPlaces(slideIndex);
  const likeness = useFactStore((state) => state.likeness);
  const hasSource = useSourcePassages().status === "held";
  return (
    <>
      {likeness && <Likeness {...likeness} />}
      {hasSource && <CitedPlaces places={places} slideIndex={slideIndex} />}
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

interface CitedPlacesProps {
  places: readonly CitedPlace[];
  slideIndex: number;
}

function CitedPlaces({ places, slideIndex }: CitedPlacesProps) {
  return (
    <section aria-label="Where these words come from" className="border-t border-line pt-3">
      <h3 className="mb-1 text-xs font-semibold text-muted">
        {places.length > 0
          ? `Slide ${slideIndex + 1} is from`
          : `Slide ${slideIndex + 1} isn't linked to a passage of the source`}
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

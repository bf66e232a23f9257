import { placeName } from "@slideloom/core/networks";
import { headlineLabel } from "@slideloom/core/document";
import {
  frameworks,
  goals,
  type Starter,
  type StarterSearch,
  searchStarters,
  trades,
} from "@slideloom/core/starters";
import { countNoun } from "@slideloom/core/text";
import { ArrowLeft } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { SlideStrip } from "../../../components/slide-strip.tsx";
import { SlideThumbnail } from "../../../components/slide-thumbnail.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { SearchField } from "../../../components/ui/search-field.tsx";
import { withTemplate } from "../with-template.ts";
import { useResolvedAppearance } from "../../../state/resolved-appearance.ts";
import { buildAppearanceJob } from "../../../state/slide-job.ts";
import { openStarter } from "../open-starter.ts";
import { startersDialog, startersTitle } from "../starters-dialog.ts";
import { type FilterName, StarterFilters } from "./starter-filters.tsx";

/** Finished posts to start from: a list to search, and one post with all of its slides. */
export function Starters() {
  const [search, setSearch] = useState<StarterSearch>({});
  const [chosen, setChosen] = useState<Starter | null>(null);
  return (
    <Dialog
      isOpen
      onOpenChange={startersDialog.close}
      title={startersTitle}
      description="Finished posts, made to be copied. Your own facts go in afterwards."
      className="h-[86dvh] max-w-[860px]"
      initialFocus="input"
    >
      {chosen ? (
        <StarterView starter={chosen} onBack={() => setChosen(null)} />
      ) : (
        <StarterList search={search} onSearch={setSearch} onChoose={setChosen} />
      )}
    </Dialog>
  );
}

interface StarterListProps {
  search: StarterSearch;
  onSearch: (search: StarterSearch) => void;
  onChoose: (starter: Starter) => void;
}

function StarterList({ search, onSearch, onChoose }: StarterListProps) {
  const found = useMemo(() => searchStarters(search), [search]);
  const change = (name: FilterName | "words", value: string) =>
    onSearch({ ...search, [name]: value === "" ? undefined : value });
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto px-5 pb-5">
      <div className="grid grid-cols-2 gap-2 p-0.5 sm:grid-cols-4">
        <SearchField
          label="Search posts"
          value={search.words ?? ""}
          onChange={(words) => change("words", words)}
          className="col-span-full"
        />
        <StarterFilters search={search} onChange={change} />
      </div>
      <p role="status" className="text-[13px] text-muted">
        {found.length > 0 ? countNoun(found.length, "post") : "No posts match."}
        {found.length === 0 && (
          <Button size="small" className="ml-2" onClick={() => onSearch({})}>
            Show all
          </Button>
        )}
      </p>
      <ul
        aria-label="Posts"
        className="grid grid-cols-[repeat(auto-fill,minmax(112px,1fr))] gap-3 p-0.5 sm:grid-cols-[repeat(auto-fill,minmax(144px,1fr))]"
      >
        {found.map((starter) => (
          <li key={starter.id}>
            <StarterCard starter={starter} onChoose={() => onChoose(starter)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The person's appearance with the starter's template, as a carousel without images. */
function useStarterAppearance({ templateId }: Starter) {
  const current = useResolvedAppearance();
  return useMemo(
    () => ({
      ...withTemplate(current, templateId),
      postType: "carousel" as const,
      mediaUrls: {},
    }),
    [current, templateId],
  );
}

const cardWidthPx = 144;
const slideWidthPx = 176;

function StarterCard({ starter, onChoose }: { starter: Starter; onChoose: () => void }) {
  const appearance = useStarterAppearance(starter);
  const { post, trade, framework } = starter;
  const job = useMemo(() => buildAppearanceJob(post, appearance, 0), [post, appearance]);
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex w-full flex-col gap-1.5 rounded-lg text-left"
    >
      <span className="block w-full overflow-hidden rounded-lg border border-line shadow-sm">
        <SlideThumbnail job={job} widthPx={cardWidthPx} />
      </span>
      <span className="text-[13px] font-semibold wrap-anywhere">{headlineLabel(post.title)}</span>
      <span className="text-xs text-muted">
        {trades[trade]} · {frameworks[framework]}
      </span>
    </button>
  );
}

function StarterView({ starter, onBack }: { starter: Starter; onBack: () => void }) {
  const appearance = useStarterAppearance(starter);
  const { post, goal, networks, replace } = starter;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-5 pb-5">
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={onBack}>
          <ArrowLeft size={16} aria-hidden="true" className="rtl:-scale-x-100" />
          All posts
        </Button>
        <Button ref={button} variant="primary" onClick={() => openStarter(starter)}>
          Use this post
        </Button>
      </div>
      <div>
        <h3 className="font-heading text-base font-semibold">{headlineLabel(post.title)}</h3>
        <p className="mt-1 text-muted">
          {goals[goal]}. {countNoun(post.content.length, "slide")}, best on{" "}
          {networks.map(placeName).join(", ")}.
        </p>
      </div>
      <SlideStrip
        label="Slides of this post"
        post={post}
        appearance={appearance}
        widthPx={slideWidthPx}
      />
      <div>
        <h4 className="font-semibold">Replace with your own</h4>
        <ul className="mt-1 list-disc pl-5">
          {replace.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <p className="whitespace-pre-line text-muted">
        <span className="font-semibold text-ink">Caption: </span>
        {post.caption}
      </p>
    </div>
  );
}

import { GalleryHorizontalEnd, Plus } from "lucide-react";
import { Tabs } from "radix-ui";
import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { SignInOffer } from "../../../components/sign-in-offer.tsx";
import { ButtonLink } from "../../../components/ui/button-link.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { LibraryDialogs } from "../../../features/library/components/library-dialogs.tsx";
import { LibraryToolbar } from "../../../features/library/components/library-toolbar.tsx";
import { Library } from "../../../features/library/components/library.tsx";
import {
  allShown,
  buildViewQuery,
  type ListView,
  readView,
} from "../../../features/library/list-query.ts";
import { UnsavedChanges } from "../../../features/saving/components/unsaved-changes.tsx";
import { clearSelection } from "../../../features/library/selection-store.ts";
import { startersQuery } from "../../../features/starters/starters-dialog.ts";
import { newCarouselPath } from "../../../lib/editor-path.ts";
import { useUser } from "../../../lib/session.ts";
import { paths } from "../../paths.ts";
import { DownloadDialog, ScheduleDialog } from "./desk-dialogs.tsx";
import { Page } from "./page.tsx";

const startersPath = `${paths.create}?${startersQuery}`;

const tabs = [
  { status: "all", label: "All" },
  { status: "published", label: "Published" },
  { status: "scheduled", label: "Scheduled" },
  { status: "draft", label: "Drafts" },
] as const;

function EmptyState() {
  return (
    <div className="flex flex-col items-center rounded-2xl border border-dashed border-line-strong/50 px-5 py-14 text-center">
      <GalleryHorizontalEnd size={36} aria-hidden="true" className="text-muted" />
      <h2 className="mt-3 font-heading text-lg font-semibold">No carousels found</h2>
      <p className="mt-1 text-muted">Create and save a carousel to see it here</p>
      <ButtonLink to={newCarouselPath} variant="primary" size="large" className="mt-5">
        Create Your First Carousel!
      </ButtonLink>
      <ButtonLink to={startersPath} className="mt-3">
        Start from a post
      </ButtonLink>
    </div>
  );
}

function StatusTabs() {
  return (
    <Tabs.List aria-label="Filter carousels" className="flex gap-1 rounded-[11px] bg-sunken p-1">
      {tabs.map(({ status, label }) => (
        <Tabs.Trigger
          key={status}
          value={status}
          className="h-9 rounded-lg px-3.5 font-medium max-sm:px-2.5 text-muted transition-colors hover:text-ink data-[state=active]:bg-raised data-[state=active]:text-ink data-[state=active]:shadow-sm"
        >
          {label}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  );
}

/** Keeps the view in the URL, so that Back returns to it. */
function useView() {
  const [query, setQuery] = useSearchParams();
  const changeView = useCallback(
    (change: Partial<ListView>) =>
      setQuery((before) => buildViewQuery({ ...readView(before), ...change }), { replace: true }),
    [setQuery],
  );
  return { view: readView(query), changeView };
}

export function MyCarouselsScreen() {
  const user = useUser();
  const { view, changeView } = useView();
  return (
    <Page
      width="desk"
      title="My Carousels"
      lead={
        user && (
          <>
            See scheduled posts in the <TextLink to={paths.calendar}>calendar</TextLink>, and manage
            accounts in <TextLink to={paths.connections}>Connections</TextLink>.
          </>
        )
      }
    >
      {user === null && (
        <div className="mt-6">
          <SignInOffer title="Sign in to see your saved carousels">
            Without an account, your work is kept in this browser only.
          </SignInOffer>
        </div>
      )}
      {user && <UnsavedChanges accountId={user.id} />}
      <Tabs.Root
        value={view.status}
        onValueChange={(value) => {
          const tab = tabs.find(({ status }) => status === value);
          if (tab) changeView({ status: tab.status });
        }}
        className="mt-4"
      >
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <StatusTabs />
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={startersPath} size="large">
              Start from a post
            </ButtonLink>
            <ButtonLink to={newCarouselPath} variant="primary" size="large">
              <Plus size={18} aria-hidden="true" />
              Create New Carousel
            </ButtonLink>
          </div>
        </div>
        {user && <LibraryToolbar view={view} onChange={changeView} />}
        {tabs.map(({ status }) => (
          <Tabs.Content key={status} value={status} className="rounded-2xl">
            <Library
              view={view}
              isSignedIn={user !== null}
              emptyState={<EmptyState />}
              onClear={() => changeView(allShown)}
            />
          </Tabs.Content>
        ))}
      </Tabs.Root>
      <LibraryDialogs
        renderSchedule={({ carousels, onClose }) => (
          <ScheduleDialog
            {...{ carousels, onClose }}
            at={null}
            onScheduled={() => {
              clearSelection();
              onClose();
            }}
          />
        )}
        renderDownload={(part) => <DownloadDialog {...part} />}
      />
    </Page>
  );
}

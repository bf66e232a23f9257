import { ChevronDown } from "lucide-react";
import { Accordion, Tabs } from "radix-ui";
import { type ReactNode, useState } from "react";
import { DesignQuery } from "../design-query.ts";
import { ColorsTab } from "./colors-tab.tsx";
import { DesignSearch } from "./design-search.tsx";
import { StylesTab } from "./styles-tab.tsx";
import { TemplatesTab } from "./templates-tab.tsx";

interface DesignElementsProps {
  mediaTab: ReactNode;
}

/** Accordion with all design settings. */
export function DesignElements({ mediaTab }: DesignElementsProps) {
  const [typed, setTyped] = useState("");
  // The open tab, kept while search results replace the tabs.
  const [tab, setTab] = useState("templates");
  const query = typed.trim();
  return (
    <Accordion.Root type="single" collapsible defaultValue="design">
      <Accordion.Item value="design">
        <Accordion.Header asChild>
          <h2>
            <Accordion.Trigger
              title="Show or hide the design elements"
              className="group flex h-10 w-full items-center justify-between rounded-lg font-heading text-[15px] font-semibold"
            >
              Design Elements
              <ChevronDown
                size={18}
                aria-hidden="true"
                className="text-muted transition-transform group-data-[state=open]:rotate-180"
              />
            </Accordion.Trigger>
          </h2>
        </Accordion.Header>
        <Accordion.Content>
          <DesignSearch value={typed} onChange={setTyped} />
          <DesignQuery value={query}>
            {query === "" ? (
              <DesignTabs tab={tab} onTabChange={setTab} mediaTab={mediaTab} />
            ) : (
              <FoundElements query={query} />
            )}
          </DesignQuery>
        </Accordion.Content>
      </Accordion.Item>
    </Accordion.Root>
  );
}

interface DesignTabsProps extends DesignElementsProps {
  /** Id of the open tab. */
  tab: string;
  onTabChange: (tab: string) => void;
}

function DesignTabs({ tab, onTabChange, mediaTab }: DesignTabsProps) {
  const tabs = [
    { id: "templates", label: "Templates", content: <TemplatesTab /> },
    { id: "colors", label: "Colors", content: <ColorsTab /> },
    { id: "styles", label: "Styles", content: <StylesTab /> },
    { id: "media", label: "Media", content: mediaTab },
  ];
  return (
    <Tabs.Root value={tab} onValueChange={onTabChange}>
      <Tabs.List
        aria-label="Design elements"
        className="mt-1 mb-4 flex rounded-[11px] bg-sunken p-1"
      >
        {tabs.map(({ id, label }) => (
          <Tabs.Trigger
            key={id}
            value={id}
            title={label}
            className="h-8 flex-auto rounded-lg px-2 font-medium text-muted transition-colors hover:text-ink data-[state=active]:bg-raised data-[state=active]:text-ink data-[state=active]:shadow-sm"
          >
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ id, content }) => (
        <Tabs.Content key={id} value={id} className="rounded-lg pb-2">
          {content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

/** Search results from all tabs. */
function FoundElements({ query }: { query: string }) {
  return (
    <>
      <div className="peer flex flex-col gap-5 pt-2 pb-2 empty:hidden">
        <TemplatesTab />
        <ColorsTab />
        <StylesTab />
      </div>
      <p role="status" className="hidden pt-1 text-muted peer-empty:block">
        No template, colour or style matches “{query}”.
      </p>
    </>
  );
}

import { type ReactNode, useContext } from "react";
import { FoldingSection } from "../../../components/ui/folding-section.tsx";
import { PanelSection } from "../../../components/ui/panel-section.tsx";
import { DesignQuery, matchesQuery } from "../design-query.ts";
import { setSectionOpen, useOpenSectionsStore } from "../open-sections-store.ts";

interface DesignSectionProps {
  id: string;
  title: string;
  /** The current choice. */
  summary?: ReactNode;
  /** Search terms besides the title. */
  options: readonly string[];
  children: ReactNode;
}

/** A collapsible group of choices. If a search doesn't match the title or any option, renders nothing. */
export function DesignSection({ id, title, summary, options, children }: DesignSectionProps) {
  const query = useContext(DesignQuery);
  const isOpen = useOpenSectionsStore(({ ids }) => ids.includes(id));
  if (query !== "") {
    const hasMatch = ["", ...options].some((option) => matchesQuery(query, title, option));
    return hasMatch ? <PanelSection title={title}>{children}</PanelSection> : null;
  }
  return (
    <FoldingSection
      title={title}
      summary={summary}
      isOpen={isOpen}
      onOpenChange={(open) => setSectionOpen(id, open)}
    >
      <div className="flex flex-col gap-2.5 pt-1 pb-3">{children}</div>
    </FoldingSection>
  );
}

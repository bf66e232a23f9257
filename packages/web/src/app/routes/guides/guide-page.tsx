import { pageTexts } from "@slideloom/core/contract/page-text";
import type { PagePath } from "@slideloom/core/contract/page-path";
import type { ReactNode } from "react";
import { Prose } from "../../../components/ui/prose.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { paths } from "../../paths.ts";
import { Page } from "../site/page.tsx";

export type GuidePath = Extract<PagePath, `/guides/${string}`>;

interface GuidePageProps {
  path: GuidePath;
  children: ReactNode;
}

/** A guide with its title, description and links to the other guides. */
export function GuidePage({ path, children }: GuidePageProps) {
  const { title, description } = pageTexts[path];
  return (
    <Page title={title.replace(" · Slideloom", "")} lead={description} width="text">
      <Prose>
        {children}
        <p className="mt-10 border-t border-line pt-5 text-muted">
          For more, see the <TextLink to={paths.resources}>resources</TextLink> and the{" "}
          <TextLink to={paths.apiDocs}>API docs</TextLink>.
        </p>
      </Prose>
    </Page>
  );
}

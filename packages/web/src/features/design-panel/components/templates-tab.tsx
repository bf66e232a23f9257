import { applyTemplate, templates } from "@slideloom/core/design";
import { Palette } from "lucide-react";
import { useContext } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { PanelSection } from "../../../components/ui/panel-section.tsx";
import { useAppearance } from "../../../state/carousel-store.ts";
import { chooseTemplate } from "../../../state/template-choice.ts";
import { DesignQuery, matchesQuery } from "../design-query.ts";
import { presetsDialog, presetsTitle } from "../presets-dialog.ts";
import { ThumbnailChoices } from "./thumbnail-choices.tsx";

const title = "Templates";

/** Lists the templates. During a search, a heading is shown above the list. */
export function TemplatesTab() {
  const design = useAppearance((appearance) => appearance.design);
  const templateId = useAppearance((appearance) => appearance.templateId);
  const query = useContext(DesignQuery);
  const choices = templates.map(({ id, name }) => ({
    value: id,
    label: name,
    design: applyTemplate(design, id),
  }));
  const thumbnails = (
    <ThumbnailChoices
      label={title}
      value={templateId}
      choices={choices}
      columns={2}
      isPair
      onPick={({ value }) => chooseTemplate(value)}
    />
  );
  if (query === "") {
    return (
      <>
        <Button className="mb-3 w-full" onClick={() => presetsDialog.open()}>
          <Palette size={16} aria-hidden="true" />
          {presetsTitle}
        </Button>
        {thumbnails}
      </>
    );
  }
  const hasMatch = templates.some(({ name }) => matchesQuery(query, title, name));
  return hasMatch ? <PanelSection title={title}>{thumbnails}</PanelSection> : null;
}

import { applyPreset, type DesignPreset, designPresets } from "@slideloom/core/design/presets";
import { samplePost } from "@slideloom/core/document";
import { Download, Upload } from "lucide-react";
import { useMemo } from "react";
import { SlideChoices } from "../../../components/slide-choices.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { useMediaQuery } from "../../../lib/media-query.ts";
import { pickFile } from "../../../lib/pick-file.ts";
import { setDesign } from "../../../state/appearance-edits.ts";
import { getAppearance, useAppearance, useDocument } from "../../../state/carousel-store.ts";
import { useResolvedAppearance } from "../../../state/resolved-appearance.ts";
import { buildAppearanceJob } from "../../../state/slide-job.ts";
import { showUndoToast } from "../../../state/undo-toast.ts";
import { exportDesign, importDesign } from "../design-file.ts";
import { presetsDialog, presetsTitle } from "../presets-dialog.ts";

/** A dialog with curated designs, each drawn with the post's first slide, and with files of designs. */
export function DesignPresets() {
  return (
    <Dialog
      isOpen
      onOpenChange={presetsDialog.close}
      title={presetsTitle}
      description="Template, colours, fonts and background that go together, on your first slide"
      className="h-[86dvh] max-w-[860px]"
    >
      <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-5 pb-5">
        <PresetChoices />
        <DesignFiles />
      </div>
    </Dialog>
  );
}

function apply(preset: DesignPreset): void {
  setDesign(applyPreset(getAppearance().design, preset));
  showUndoToast({
    title: "Design applied",
    description: `The carousel now has the ${preset.name} design.`,
  });
}

function PresetChoices() {
  const post = useDocument(({ lastPost }) => lastPost) ?? samplePost;
  const appearance = useResolvedAppearance();
  const design = useAppearance((current) => current.design);
  const isNarrow = useMediaQuery("(max-width: 639px)");
  const job = useMemo(() => buildAppearanceJob(post, appearance, 0), [post, appearance]);
  const choices = useMemo(
    () =>
      designPresets.map((preset) => ({
        value: preset.id,
        label: preset.name,
        jobs: [{ ...job, design: applyPreset(design, preset) }],
      })),
    [job, design],
  );
  const current = designPresets.find((preset) => isApplied(preset, design));
  return (
    <SlideChoices
      label={presetsTitle}
      value={current?.id ?? null}
      choices={choices}
      columns={isNarrow ? 2 : 4}
      onPick={({ value }) => {
        const preset = designPresets.find(({ id }) => id === value);
        if (preset) apply(preset);
      }}
      onTapped={presetsDialog.close}
    />
  );
}

function isApplied(preset: DesignPreset, design: ReturnType<typeof applyPreset>): boolean {
  const applied = applyPreset(design, preset);
  return (Object.keys(applied) as (keyof typeof applied)[]).every(
    (key) => applied[key] === design[key],
  );
}

const chooseFile = () =>
  pickFile(".json,application/json", (file) => {
    void importDesign(file).then((isApplied) => isApplied && presetsDialog.close());
  });

/** Saves the open design as a file, and applies one. */
function DesignFiles() {
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
      <Button onClick={() => exportDesign(getAppearance().design)}>
        <Download size={16} aria-hidden="true" />
        Export design
      </Button>
      <Button onClick={chooseFile}>
        <Upload size={16} aria-hidden="true" />
        Import a design…
      </Button>
      <p className="text-[13px] text-muted">
        The file works in the API and with <code>--design</code>, too.
      </p>
    </div>
  );
}

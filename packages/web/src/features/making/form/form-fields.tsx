import { generationLimits } from "@slideloom/core/contract/generation-limits";
import type { ReactNode } from "react";
import { Select } from "../../../components/ui/select.tsx";
import { useGenerationOptions } from "../api/generation-options.ts";
import { useHasModel } from "../api/has-model.ts";
import { useNextWriter } from "../api/use-writers.ts";
import { changeGenerationForm, useGenerationFormStore } from "./generation-form-store.ts";
import { useSource } from "../source/source-store.ts";
import { ModelChoices, SourceChoices } from "./source-choices.tsx";
import { SourceField } from "../source/source-field.tsx";
import { TextField } from "../controls/text-field.tsx";

const { topicCharacters, instructionsCharacters } = generationLimits;

interface FormFieldsProps {
  /** Characters added to the instructions on submit. */
  addedCharacters: number;
  onSubmit: () => void;
  /** Slide count field, next to the style; null for a single post. */
  slidesField: ReactNode;
}

/** Topic, instructions, template type and style. */
export function FormFields({ addedCharacters, onSubmit, slidesField }: FormFieldsProps) {
  const form = useGenerationFormStore();
  const { templates, styles } = useGenerationOptions();
  const hasModel = useHasModel();
  const isOutline = useNextWriter()?.isOutline ?? false;
  const read = useSource((state) => state.read);
  const hasSource = read !== null;
  return (
    <>
      <SourceField />
      {read && slidesField && <SourceChoices read={read} hasModel={hasModel} />}
      {!read && hasModel && <ModelChoices hasSource={false} />}
      <Select
        label="Template Type"
        value={form.templateType}
        options={templates.map(({ name }) => ({ value: name, text: name }))}
        onValueChange={(templateType) => changeGenerationForm({ templateType })}
      />
      <TextField
        label="Topic"
        name="topic"
        value={form.topic}
        placeholder={hasSource ? "Optional, because you added a source" : "What is the post about?"}
        limit={topicCharacters}
        onEnter={onSubmit}
        onChange={(topic) => changeGenerationForm({ topic })}
      />
      <TextField
        label="Special Instructions"
        value={form.specialInstructions}
        placeholder={
          isOutline
            ? hasSource
              ? "Used only with an AI model"
              : "Paste your notes. Each paragraph or bullet becomes a slide."
            : "Audience, notes, facts, how the post should end"
        }
        rows={2}
        limit={instructionsCharacters}
        extraLength={addedCharacters}
        onChange={(specialInstructions) => changeGenerationForm({ specialInstructions })}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2.5">
        <div className={slidesField ? "" : "col-span-2"}>
          <Select
            label="Writing Style"
            value={form.writingStyle}
            options={styles.map(({ name }) => ({ value: name, text: name }))}
            onValueChange={(writingStyle) => changeGenerationForm({ writingStyle })}
          />
        </div>
        {slidesField}
      </div>
    </>
  );
}

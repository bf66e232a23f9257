import { maxCarouselTitleLength } from "@slideloom/core/contract/carousel-limits";
import { type FormEvent, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";

interface NameFormProps {
  label: string;
  name: string;
  /** Error for an empty name; without it, an empty name is allowed. */
  emptyError?: string;
  onSubmit: (name: string) => void;
  onCancel: () => void;
}

export function NameForm({ label, name, emptyError, onSubmit, onCancel }: NameFormProps) {
  const [text, setText] = useState(name);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (emptyError && !text.trim()) setError(emptyError);
    else onSubmit(text.trim());
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4 px-5 pb-5">
      <TextField
        label={label}
        value={text}
        maxLength={maxCarouselTitleLength}
        error={error}
        dir="auto"
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
        }}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary">
          Save
        </Button>
      </div>
    </form>
  );
}

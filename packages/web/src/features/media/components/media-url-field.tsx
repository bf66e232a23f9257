import { type ReactNode, type Ref, useId } from "react";
import { Button } from "../../../components/ui/button.tsx";
import type { useMediaUrl } from "../use-media-url.ts";

interface MediaUrlFieldProps {
  label: string;
  field: ReturnType<typeof useMediaUrl>;
  button: string;
  buttonTitle: string;
  inputRef?: Ref<HTMLInputElement>;
  /** Controls between the field and its button. With them, the button moves below the field. */
  children?: ReactNode;
}

/** Field for the URL of an image or video, with its error. */
export function MediaUrlField(props: MediaUrlFieldProps) {
  const { label, field, button, buttonTitle, inputRef, children } = props;
  const id = useId();
  const isInvalid = field.error !== null;
  const submitButton = (
    <Button type="submit" title={buttonTitle} className="h-10">
      {button}
    </Button>
  );
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        field.submit();
      }}
    >
      <div>
        <label htmlFor={id} className="mb-1.5 block font-medium text-muted">
          {label}
        </label>
        <div className="flex gap-2">
          <input
            ref={inputRef}
            id={id}
            type="url"
            inputMode="url"
            value={field.text}
            placeholder="https://example.com/photo.jpg"
            title={label}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={isInvalid}
            aria-describedby={isInvalid ? `${id}-error` : undefined}
            onChange={(event) => field.type(event.target.value)}
            className="h-10 w-full min-w-0 rounded-[9px] border border-line bg-raised px-3 hover:border-line-strong aria-invalid:border-danger"
          />
          {!children && submitButton}
        </div>
        {isInvalid && (
          <p id={`${id}-error`} role="alert" className="mt-1.5 text-danger">
            {field.error}
          </p>
        )}
      </div>
      {children}
      {children && submitButton}
    </form>
  );
}

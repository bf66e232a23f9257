import type { ReactNode } from "react";
import type { FieldPath, FieldValues, RegisterOptions, UseFormReturn } from "react-hook-form";
import { Button, type ButtonProps } from "../../../components/ui/button.tsx";
import { readErrorMessage } from "../../../lib/error-message.ts";
import { FormError } from "./account-fields.tsx";

interface AccountFormProps<Values extends FieldValues, Sent> {
  label: string;
  form: UseFormReturn<Values, unknown, Sent>;
  send: (values: Sent) => Promise<unknown>;
  /** Called after `send`. */
  onSent?: () => Promise<void>;
  /** By default, the error is shown above the button. */
  onError?: (error: unknown) => void;
  /** The button's text, and the text while `send` runs. */
  button: readonly [idle: string, busy: string];
  /** Shown below the button while `send` runs. */
  busyNote?: ReactNode;
  buttonProps?: Pick<ButtonProps, "variant" | "size" | "className">;
  /** Replaces the button. */
  instead?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** A form of the account's pages: fields, an error of the whole form, and the button. */
export function AccountForm<Values extends FieldValues, Sent>({
  label,
  form,
  send,
  onSent,
  onError = (error) => form.setError("root", { message: readErrorMessage(error) }),
  button: [idle, busy],
  busyNote,
  buttonProps,
  instead,
  className = "flex flex-col gap-4",
  children,
}: AccountFormProps<Values, Sent>) {
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await send(values);
    } catch (error) {
      onError(error);
      return;
    }
    await onSent?.();
  });
  return (
    <form noValidate aria-label={label} onSubmit={submit} className={className}>
      {children}
      <FormError message={errors.root?.message} />
      {instead ?? (
        <Button type="submit" variant="primary" disabled={isSubmitting} {...buttonProps}>
          {isSubmitting ? busy : idle}
        </Button>
      )}
      {isSubmitting && busyNote}
    </form>
  );
}

/** Props that connect a field to a form, with the field's error. */
export function connectField<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  name: FieldPath<Values>,
  options?: RegisterOptions<Values>,
) {
  const { error } = form.getFieldState(name, form.formState);
  return { error: error?.message, ...form.register(name, options) };
}

import { useImperativeHandle, useRef } from "react";
import { Notice } from "../../../components/ui/notice.tsx";
import { PasswordField } from "../../../components/ui/password-field.tsx";
import { TextField, type TextFieldProps } from "../../../components/ui/text-field.tsx";
import { useFocusHandover } from "../typed-email.ts";

type FieldProps = Omit<TextFieldProps, "label">;

export function FirstNameField(props: FieldProps) {
  return <TextField label="First name" isOptional autoComplete="given-name" {...props} />;
}

export function LastNameField(props: FieldProps) {
  return <TextField label="Last name" isOptional autoComplete="family-name" {...props} />;
}

/** The email field of every account form; keeps the focus when one form replaces another. */
export function EmailField({ ref, ...props }: FieldProps) {
  const fieldRef = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    ref,
    () => fieldRef.current,
  );
  useFocusHandover(fieldRef);
  return (
    <TextField
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="username"
      ref={fieldRef}
      {...props}
    />
  );
}

export function NewPasswordField(props: Omit<TextFieldProps, "type" | "inset">) {
  return <PasswordField autoComplete="new-password" hint="At least 6 characters" {...props} />;
}

/** An error of the whole form, not of one field. */
export function FormError({ message }: { message: string | undefined }) {
  return (
    message && (
      <Notice variant="danger" role="alert">
        {message}
      </Notice>
    )
  );
}

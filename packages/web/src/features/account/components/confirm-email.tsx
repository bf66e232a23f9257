import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { readErrorMessage } from "../../../lib/error-message.ts";
import { confirmEmail } from "../api/change-email.ts";
import { FormError } from "./account-fields.tsx";

/** Confirms an email address by a button, because mail scanners open links but press no buttons. */
export function ConfirmEmail({ token }: { token: string }) {
  const [isChanged, setIsChanged] = useState<boolean | null>(null);
  const { handleSubmit, setError, formState } = useForm();
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async () => {
    try {
      setIsChanged(await confirmEmail(token));
    } catch (error) {
      setError("root", { message: readErrorMessage(error) });
    }
  });
  if (isChanged !== null) {
    return (
      <Notice
        variant="info"
        role="status"
        title={isChanged ? "Your email is changed" : "This address is confirmed"}
      >
        {isChanged
          ? "Log in with the new address from now on."
          : "Now open the link that we sent to your other address."}
      </Notice>
    );
  }
  return (
    <form noValidate aria-label="Confirm email" onSubmit={submit} className="flex flex-col gap-4">
      <FormError message={errors.root?.message} />
      <Button type="submit" variant="primary" size="large" disabled={isSubmitting}>
        {isSubmitting ? "Confirming..." : "Confirm"}
      </Button>
    </form>
  );
}

import { useState } from "react";
import { useForm } from "react-hook-form";
import { Notice } from "../../../components/ui/notice.tsx";
import { confirmEmail } from "../api/change-email.ts";
import { AccountForm } from "./account-form.tsx";

/** Confirms an email address by a button, because mail scanners open links but press no buttons. */
export function ConfirmEmail({ token }: { token: string }) {
  const [isChanged, setIsChanged] = useState<boolean | null>(null);
  const form = useForm();
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
    <AccountForm
      label="Confirm email"
      form={form}
      send={async () => setIsChanged(await confirmEmail(token))}
      button={["Confirm", "Confirming..."]}
      buttonProps={{ size: "large" }}
    />
  );
}

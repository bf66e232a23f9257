import { deleteAccountRequestSchema } from "@slideloom/core/contract/account-requests";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { PasswordField } from "../../../components/ui/password-field.tsx";
import { readErrorMessage } from "../../../lib/error-message.ts";
import { forgetAccount } from "../../../lib/kept/databases.ts";
import { storePageMessage } from "../../../state/page-message.ts";
import { deleteAccount } from "../api/delete-account.ts";
import { AccountForm, connectField } from "./account-form.tsx";

interface DeleteAccountProps {
  onDeleted: () => void;
}

function DeleteAccountForm({ onDeleted }: DeleteAccountProps) {
  const form = useForm({
    resolver: zodResolver(deleteAccountRequestSchema),
    defaultValues: { password: "" },
  });
  const showError = (error: unknown) =>
    form.setError("password", { message: readErrorMessage(error) }, { shouldFocus: true });
  const finish = async () => {
    onDeleted();
    storePageMessage({
      toast: {
        title: "Account deleted",
        description: "All your data has been deleted from this server.",
      },
    });
    await forgetAccount();
  };
  return (
    <AccountForm
      label="Delete account"
      form={form}
      send={deleteAccount}
      onSent={finish}
      onError={showError}
      button={["Delete account permanently", "Deleting..."]}
      buttonProps={{ variant: "danger", size: "large" }}
      className="flex flex-col gap-4 px-5 pt-1 pb-5"
    >
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        {...connectField(form, "password")}
      />
    </AccountForm>
  );
}

export function DeleteAccount({ onDeleted }: DeleteAccountProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button className="text-danger!" onClick={() => setIsOpen(true)}>
        Delete account
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Delete your account?"
        description="Your profile, carousels, scheduled posts, connected accounts, API keys, webhooks and credits are deleted immediately. This can't be undone."
        className="max-w-md"
      >
        <DeleteAccountForm onDeleted={onDeleted} />
      </Dialog>
    </>
  );
}

import { type NamesRequest, namesRequestSchema } from "@slideloom/core/contract/account-requests";
import type { User } from "@slideloom/core/contract/account";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { showToast } from "../../../state/toast-store.ts";
import { changeNames } from "../api/change-names.ts";
import { FirstNameField, LastNameField } from "./account-fields.tsx";
import { showFailure } from "../../../state/failure-toast.ts";
import { AccountForm, connectField } from "./account-form.tsx";

export function NamesForm({ user }: { user: User }) {
  const form = useForm<z.input<typeof namesRequestSchema>, unknown, NamesRequest>({
    resolver: zodResolver(namesRequestSchema),
    defaultValues: { firstName: user.firstName ?? "", lastName: user.lastName ?? "" },
  });
  const send = async (names: NamesRequest) => {
    await changeNames(names);
    showToast({ title: "Name saved", description: "Your avatar shows your initials." });
  };
  return (
    <AccountForm
      label="Your name"
      form={form}
      send={send}
      onError={showFailure("Name not saved")}
      button={["Save name", "Saving..."]}
      className="flex max-w-lg flex-col items-start gap-4"
    >
      <div className="grid w-full gap-4 sm:grid-cols-2">
        <FirstNameField {...connectField(form, "firstName")} />
        <LastNameField {...connectField(form, "lastName")} />
      </div>
    </AccountForm>
  );
}

import { type NamesRequest, namesRequestSchema } from "@slideloom/core/contract/account-requests";
import type { User } from "@slideloom/core/contract/account";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { Button } from "../../../components/ui/button.tsx";
import { readErrorMessage } from "../../../lib/error-message.ts";
import { showToast } from "../../../state/toast-store.ts";
import { changeNames } from "../api/change-names.ts";
import { FirstNameField, LastNameField } from "./account-fields.tsx";

export function NamesForm({ user }: { user: User }) {
  const { register, handleSubmit, formState } = useForm<
    z.input<typeof namesRequestSchema>,
    unknown,
    NamesRequest
  >({
    resolver: zodResolver(namesRequestSchema),
    defaultValues: { firstName: user.firstName ?? "", lastName: user.lastName ?? "" },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (form) => {
    try {
      await changeNames(form);
      showToast({
        title: "Name saved",
        description: "Your avatar shows your initials.",
      });
    } catch (error) {
      showToast({
        variant: "destructive",
        title: "Name not saved",
        description: readErrorMessage(error),
      });
    }
  });
  return (
    <form
      noValidate
      aria-label="Your name"
      onSubmit={submit}
      className="flex max-w-lg flex-col items-start gap-4"
    >
      <div className="grid w-full gap-4 sm:grid-cols-2">
        <FirstNameField error={errors.firstName?.message} {...register("firstName")} />
        <LastNameField error={errors.lastName?.message} {...register("lastName")} />
      </div>
      <Button type="submit" variant="primary" disabled={isSubmitting}>
        {isSubmitting ? "Saving..." : "Save name"}
      </Button>
    </form>
  );
}

import {
  apiKeyScopes,
  namedKeyFormSchema,
  type ApiKeyScope,
  type NamedKeyForm as Form,
  type NewNamedKeyResponse,
} from "@slideloom/core/contract";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Button } from "../../../components/ui/button.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { readErrorMessage } from "../../../lib/error-message.ts";
import { createNamedKey } from "../api/named-keys.ts";
import { FormError } from "./account-fields.tsx";

const scopeTexts: Record<ApiKeyScope, string> = {
  read: "see the credits that are left",
  generate: "write posts, which costs credits",
  render: "draw posts and saved carousels",
};

const empty: Form = { name: "", scopes: [...apiKeyScopes] };

/** Makes a key with a name and scopes. */
export function NamedKeyForm({ onMade }: { onMade: (made: NewNamedKeyResponse) => void }) {
  const { register, handleSubmit, setError, reset, formState } = useForm<Form>({
    resolver: zodResolver(namedKeyFormSchema),
    defaultValues: empty,
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (form) => {
    try {
      onMade(await createNamedKey(form));
      reset(empty);
    } catch (error) {
      setError("root", { message: readErrorMessage(error) });
    }
  });
  return (
    <form
      noValidate
      aria-label="New API key"
      onSubmit={submit}
      className="flex flex-col items-start gap-4"
    >
      <TextField
        label="Name"
        hint="Such as the service that uses it"
        autoComplete="off"
        className="w-full max-w-sm"
        error={errors.name?.message}
        {...register("name")}
      />
      <fieldset>
        <legend className="mb-1.5 font-medium">Scopes</legend>
        {apiKeyScopes.map((scope) => (
          <label key={scope} className="flex min-h-7 items-center gap-2">
            <input
              type="checkbox"
              value={scope}
              className="size-4 accent-accent"
              {...register("scopes")}
            />
            <span>
              <span className="font-medium">{scope}</span>
              <span className="text-muted">: {scopeTexts[scope]}</span>
            </span>
          </label>
        ))}
        {errors.scopes && (
          <p role="alert" className="mt-1.5 text-[13px] text-danger">
            {errors.scopes.message}
          </p>
        )}
      </fieldset>
      <FormError message={errors.root?.message} />
      <Button type="submit" look="primary" disabled={isSubmitting}>
        {isSubmitting ? "Creating..." : "Create key"}
      </Button>
    </form>
  );
}

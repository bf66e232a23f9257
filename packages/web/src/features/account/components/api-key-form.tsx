import { apiKeyScopes, type ApiKeyScope } from "@slideloom/core/contract/api-key-scopes";
import {
  apiKeyRequestSchema,
  type ApiKeyRequest,
  type NewApiKeyResponse,
} from "@slideloom/core/contract/api-keys";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Button } from "../../../components/ui/button.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { readErrorMessage } from "../../../lib/error-message.ts";
import { createApiKey } from "../api/api-keys.ts";
import { FormError } from "./account-fields.tsx";
import { ChoiceBoxes } from "./choice-boxes.tsx";

const scopeTexts: Record<ApiKeyScope, string> = {
  read: "see credits, saved carousels, scheduled posts and webhooks",
  generate: "write posts (uses credits)",
  render: "turn posts and carousels into files",
  write: "change saved carousels, scheduled posts and webhooks",
};

const empty: ApiKeyRequest = { name: "", scopes: [...apiKeyScopes] };

/** Creates an API key with a name and scopes. */
export function ApiKeyForm({ onMade }: { onMade: (made: NewApiKeyResponse) => void }) {
  const { register, handleSubmit, setError, reset, formState } = useForm<ApiKeyRequest>({
    resolver: zodResolver(apiKeyRequestSchema),
    defaultValues: empty,
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (form) => {
    try {
      onMade(await createApiKey(form));
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
        hint="For example, the service that uses the key"
        autoComplete="off"
        className="w-full max-w-sm"
        error={errors.name?.message}
        {...register("name")}
      />
      <ChoiceBoxes
        legend="Scopes"
        choices={scopeTexts}
        error={errors.scopes?.message}
        {...register("scopes")}
      />
      <FormError message={errors.root?.message} />
      <Button type="submit" variant="primary" disabled={isSubmitting}>
        {isSubmitting ? "Creating..." : "Create key"}
      </Button>
    </form>
  );
}

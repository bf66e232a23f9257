import { apiKeyScopes } from "@slideloom/core/contract/api-key-scopes";
import {
  apiKeyRequestSchema,
  type ApiKeyRequest,
  type NewApiKeyResponse,
} from "@slideloom/core/contract/api-keys";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { TextField } from "../../../components/ui/text-field.tsx";
import { scopeTexts } from "../scope-texts.ts";
import { createApiKey } from "../api/api-keys.ts";
import { ChoiceBoxes } from "./choice-boxes.tsx";
import { AccountForm, connectField } from "./account-form.tsx";

const empty: ApiKeyRequest = { name: "", scopes: [...apiKeyScopes] };

/** Creates an API key with a name and scopes. */
export function ApiKeyForm({ onMade }: { onMade: (made: NewApiKeyResponse) => void }) {
  const form = useForm<ApiKeyRequest>({
    resolver: zodResolver(apiKeyRequestSchema),
    defaultValues: empty,
  });
  const send = async (values: ApiKeyRequest) => {
    onMade(await createApiKey(values));
    form.reset(empty);
  };
  return (
    <AccountForm
      label="New API key"
      form={form}
      send={send}
      button={["Create key", "Creating..."]}
      className="flex flex-col items-start gap-4"
    >
      <TextField
        label="Name"
        hint="For example, the service that uses the key"
        autoComplete="off"
        className="w-full max-w-sm"
        {...connectField(form, "name")}
      />
      <ChoiceBoxes legend="Scopes" choices={scopeTexts} {...connectField(form, "scopes")} />
    </AccountForm>
  );
}

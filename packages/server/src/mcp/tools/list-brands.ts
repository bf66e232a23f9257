import type { ApiClient } from "../api-client.ts";
import { defineTool, readOnly } from "../tool.ts";

export function createListBrands(api: ApiClient) {
  return defineTool({
    name: "list_brands",
    title: "List brands",
    description: "The account's brand kits: name, handle, colours, fonts. Free.",
    input: {},
    scope: "read",
    annotations: readOnly,
    async run(_input, { signal }) {
      const { brands } = await api.call("v1.listBrands", {}, signal);
      return {
        data: { brands },
        warnings:
          brands.length > 0 ? [] : ["There is no brand yet. A person can add one in the editor."],
        next: ["create_carousel"],
      };
    },
  });
}

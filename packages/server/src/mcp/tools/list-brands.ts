import type { ApiClient } from "../api-client.ts";
import { brandId } from "../brand-design.ts";
import { defineTool, readOnly } from "../tool.ts";

export function createListBrands(api: ApiClient) {
  return defineTool({
    name: "list_brands",
    title: "List brands",
    description: "The account's brand: name, handle, colours, fonts. Free.",
    input: {},
    scope: "read",
    annotations: readOnly,
    async run(_input, { signal }) {
      const { brand } = await api.call("v1.getBrand", {}, signal);
      return {
        data: { brands: brand ? [{ id: brandId, ...brand }] : [] },
        warnings: brand ? [] : ["There is no brand yet. A person can add one in the editor."],
        next: ["create_carousel"],
      };
    },
  });
}

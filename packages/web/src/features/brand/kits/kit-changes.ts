import type { BrandKit, BrandKitSummary } from "@slideloom/core/contract/brand";
import { type Brand, formatBrandFile, maxBrandFileBytes } from "@slideloom/core/design";
import { useQuery } from "@tanstack/react-query";
import { requestApi } from "../../../lib/api.ts";
import { queryClient, queryEndpoint } from "../../../lib/query-client.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { readText } from "../../../reading/text-reader.ts";
import { setBrand, setDesign } from "../../../state/appearance-edits.ts";
import { getAppearance } from "../../../state/carousel-store.ts";
import { showFailure } from "../../../state/failure-toast.ts";
import { recordStep } from "../../../state/history.ts";
import { useOwnBrandStore } from "../../../state/own-brand.ts";
import { showToast } from "../../../state/toast-store.ts";

const kitsQuery = () => queryEndpoint("listBrandKits");
const kitQuery = (id: string) => queryEndpoint("getBrandKit", { params: { id } });

export const useKits = () => useQuery(kitsQuery());
export const useKit = (id: string) => useQuery(kitQuery(id));

/** Names a kit for people. */
export const nameKit = ({ title, name }: Pick<BrandKitSummary, "title" | "name">): string =>
  title || name.trim() || "My brand";

/** Gives the open carousel a copy of a brand, with its colours and fonts. */
function takeBrand(brand: Brand): void {
  recordStep("Use a brand kit", () => {
    setBrand(brand);
    setDesign({ ...getAppearance().design, ...brand.palette, ...brand.fonts });
  });
}

/** Switches the carousel to the account's first kit, which this browser keeps. */
export const takeFirstKit = (): void => takeBrand(useOwnBrandStore.getState().brand);

/** Switches the carousel to a kit as it is saved. */
export async function takeKit(id: string): Promise<void> {
  const { brand } = await queryClient.fetchQuery({ ...kitQuery(id), staleTime: 0 });
  takeBrand({ ...brand, kit: id });
}

/** Adds a kit, and switches the carousel to it. */
export async function addKit(kit: Pick<BrandKit, "title" | "brand">): Promise<void> {
  const made = await requestApi("createBrandKit", { body: kit });
  remember(made);
  takeBrand({ ...made.brand, kit: made.id });
}

/** Saves a kit, unless it was changed elsewhere. */
export async function saveKit(
  { id, version }: BrandKit,
  change: Pick<BrandKit, "title" | "brand">,
): Promise<void> {
  try {
    const body = { ...change, version };
    remember(await requestApi("saveBrandKit", { params: { id }, body }));
  } catch (error) {
    void queryClient.invalidateQueries(kitQuery(id));
    throw error;
  }
}

/** Deletes a kit. Carousels keep their copies; this one gets the first kit. */
export async function deleteKit(id: string): Promise<void> {
  await requestApi("deleteBrandKit", { params: { id } });
  takeFirstKit();
  queryClient.removeQueries(kitQuery(id));
  void queryClient.invalidateQueries(kitsQuery());
}

export function exportKit(title: string, brand: Brand): void {
  const name = title.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-") || "brand";
  const file = formatBrandFile({ title, brand });
  saveFile(`${name}.brand.json`, new Blob([file], { type: "application/json" }));
}

const reader = { noun: "the brand kit", code: "the reader of brand kits" };

/** Adds the kit of a file. */
export async function importKit(file: File): Promise<void> {
  try {
    const isSmall = file.size <= maxBrandFileBytes;
    const kit = isSmall && (await readText("readBrandFile", { text: await file.text() }, reader));
    if (kit)
      await addKit({ ...kit, title: kit.title || nameKit({ title: "", name: kit.brand.name }) });
    else {
      const description = `${file.name} isn't a brand kit. Choose a file that was exported here.`;
      showToast({ variant: "destructive", title: "Brand kit not imported", description });
    }
  } catch (error) {
    showFailure("Brand kit not imported")(error);
  }
}

function remember(kit: BrandKit): void {
  queryClient.setQueryData(kitQuery(kit.id).queryKey, kit);
  void queryClient.invalidateQueries(kitsQuery());
}

import { FilePlus2, Plus, Save } from "lucide-react";
import { useMutation } from "@tanstack/react-query";
import { Button } from "../../../components/ui/button.tsx";
import { PanelSection } from "../../../components/ui/panel-section.tsx";
import { Select } from "../../../components/ui/select.tsx";
import { readErrorMessage } from "../../../lib/error-message.ts";
import { pickFile } from "../../../lib/pick-file.ts";
import { useAppearance } from "../../../state/carousel-store.ts";
import { showFailure } from "../../../state/failure-toast.ts";
import { useOwnBrandStore } from "../../../state/own-brand.ts";
import {
  addKit,
  exportKit,
  importKit,
  nameKit,
  takeFirstKit,
  takeKit,
  useKits,
} from "./kit-changes.ts";
import { OpenKit } from "./open-kit.tsx";

const first = "first";

/** Chooses the brand kit of the open carousel, and adds, exports and imports kits. */
export function BrandKits() {
  const brand = useAppearance((appearance) => appearance.brand);
  const own = useOwnBrandStore((state) => state.brand);
  const { data, error } = useKits();
  const others = (data?.kits ?? []).filter(({ isFirst }) => !isFirst);
  const title = data?.kits.find(({ isFirst }) => isFirst)?.title ?? "";
  const options = [
    { value: first, text: nameKit({ title, name: own.name }) },
    ...others.map((kit) => ({ value: kit.id, text: nameKit(kit) })),
  ];
  const { kit = first, ...plain } = brand;
  const isListed = options.some(({ value }) => value === kit);
  const shown = isListed ? options : [...options, { value: kit, text: "A deleted kit" }];
  const name = shown.find(({ value }) => value === kit)?.text ?? "";
  const add = useMutation({ mutationFn: addKit, onError: showFailure("Brand kit not added") });
  const choose = (id: string) => {
    if (id === first) takeFirstKit();
    else takeKit(id).catch(showFailure("Brand kit not loaded"));
  };
  return (
    <PanelSection title="Brand kit">
      <Select label="Brand kit of this post" value={kit} options={shown} onValueChange={choose} />
      {error && (
        <p role="alert" className="text-muted">
          {`We couldn't load your other brand kits. ${readErrorMessage(error)}`}
        </p>
      )}
      {kit !== first && isListed && <OpenKit key={kit} id={kit} brand={plain} />}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          disabled={add.isPending}
          title="Add a brand kit with these details, and use it in this post"
          onClick={() => add.mutate({ title: `Kit ${options.length + 1}`, brand: plain })}
        >
          <Plus size={15} aria-hidden="true" />
          New kit
        </Button>
        <Button
          size="small"
          title="Add a brand kit from a file"
          onClick={() => pickFile(".json,application/json", (file) => void importKit(file))}
        >
          <FilePlus2 size={15} aria-hidden="true" />
          Import
        </Button>
        <Button
          size="small"
          title="Save this brand kit as a file"
          onClick={() => exportKit(name, brand)}
        >
          <Save size={15} aria-hidden="true" />
          Export
        </Button>
      </div>
    </PanelSection>
  );
}

import type { DesignFont } from "@slideloom/core/design";
import { useEffect } from "react";
import { Select } from "../../../components/ui/select.tsx";
import { loadMenuFont, menuFontFamily } from "../menu-font.ts";

function FontName({ family }: { family: string }) {
  useEffect(() => void loadMenuFont(family), [family]);
  return (
    <span
      className="text-[15px]"
      style={{ fontFamily: `"${menuFontFamily(family)}", var(--font-sans)` }}
    >
      {family}
    </span>
  );
}

interface FontSelectProps {
  label: string;
  fonts: readonly DesignFont[];
  value: string;
  onPick: (family: string) => void;
}

export function FontSelect({ label, fonts, value, onPick }: FontSelectProps) {
  const options = fonts.map(({ family }) => ({
    value: family,
    text: family,
    content: <FontName family={family} />,
  }));
  return <Select label={label} value={value} options={options} onValueChange={onPick} />;
}

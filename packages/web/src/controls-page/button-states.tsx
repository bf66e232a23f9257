import { Download, LoaderCircle, Trash2 } from "lucide-react";
import { ButtonLink } from "../components/ui/button-link.tsx";
import { Button } from "../components/ui/button.tsx";
import { CopyButton } from "../components/ui/copy-button.tsx";
import { IconButton } from "../components/ui/icon-button.tsx";
import { TextLink } from "../components/ui/text-link.tsx";
import { States } from "./states.tsx";

const variants = ["primary", "secondary", "strong", "ghost", "night", "danger"] as const;
const sizes = ["small", "medium", "large"] as const;

export function ButtonStates() {
  return (
    <>
      <States control="Button" isRow>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </States>
      <States control="Button, disabled" isRow>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {variant}
          </Button>
        ))}
      </States>
      <States control="Button, sizes" isRow>
        {sizes.map((size) => (
          <Button key={size} size={size}>
            <Download size={16} aria-hidden="true" />
            {size}
          </Button>
        ))}
      </States>
      <States control="Button, busy" isRow>
        <Button variant="primary" disabled>
          <LoaderCircle size={16} aria-hidden="true" className="animate-spin" />
          Saving...
        </Button>
        <Button size="small" aria-disabled="true">
          Trying...
        </Button>
      </States>
      <States control="IconButton" isRow>
        <IconButton label="Delete" shortcut="Del">
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label="Delete, disabled" disabled>
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      </States>
      <States control="CopyButton" isRow>
        <CopyButton text="Copied text" title="Copy the text" />
      </States>
      <States control="ButtonLink and TextLink" isRow>
        <ButtonLink to="?">Secondary link</ButtonLink>
        <ButtonLink to="?" variant="primary">
          Primary link
        </ButtonLink>
        <TextLink to="?">Text link</TextLink>
      </States>
    </>
  );
}

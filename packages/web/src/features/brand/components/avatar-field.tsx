import { ImageUp, Trash2, UserRound } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { IconButton } from "../../../components/ui/icon-button.tsx";
import { readAvatar } from "../read-avatar.ts";

function AvatarPreview({ avatar }: { avatar: string | null }) {
  const [isWide, setIsWide] = useState(false);
  if (avatar === null) {
    return (
      <span
        aria-hidden="true"
        className="grid size-14 shrink-0 place-items-center rounded-full border border-dashed border-line-strong bg-sunken text-muted"
      >
        <UserRound size={22} />
      </span>
    );
  }
  return (
    <img
      src={avatar}
      alt="Your avatar or logo"
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        setIsWide(naturalWidth !== naturalHeight)
      }
      className={
        isWide
          ? "h-14 w-20 shrink-0 rounded-lg border border-line bg-sunken object-contain p-1"
          : "size-14 shrink-0 rounded-full border border-line object-cover"
      }
    />
  );
}

interface AvatarFieldProps {
  avatar: string | null;
  onChange: (avatar: string | null) => void;
}

/** The brand's image, chosen from a file. */
export function AvatarField({ avatar, onChange }: AvatarFieldProps) {
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);

  const take = async (file: File | undefined) => {
    if (!file) return;
    setIsReading(true);
    setProblem(null);
    const result = await readAvatar(file);
    setIsReading(false);
    if (result.ok) onChange(result.avatar);
    else setProblem(result.message);
  };

  return (
    <div className="relative">
      <div className="flex items-center gap-3">
        <AvatarPreview key={avatar} avatar={avatar} />
        <div className="flex min-w-0 flex-1 items-center gap-1">
          <Button
            size="small"
            disabled={isReading}
            title="Choose an image or logo for your brand"
            aria-describedby={`${id}-hint`}
            onClick={() => inputRef.current?.click()}
          >
            <ImageUp size={15} aria-hidden="true" />
            {isReading ? "Reading..." : avatar === null ? "Upload image or logo" : "Replace"}
          </Button>
          {avatar !== null && (
            <IconButton label="Remove the image" onClick={() => onChange(null)}>
              <Trash2 size={16} aria-hidden="true" />
            </IconButton>
          )}
        </div>
      </div>
      <input
        ref={inputRef}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif"
        aria-label="Image or logo file"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          void take(event.target.files?.[0]);
          // Allows choosing the same file again.
          event.target.value = "";
        }}
      />
      <p id={`${id}-hint`} className="mt-2 text-xs text-muted">
        PNG, JPG, GIF or WebP. Square images become circles; wide logos keep their shape.
      </p>
      {problem !== null && (
        <p role="alert" className="mt-1.5 text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

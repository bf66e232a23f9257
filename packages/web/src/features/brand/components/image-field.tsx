import { ImageUp, Moon, Trash2, UserRound } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { IconButton } from "../../../components/ui/icon-button.tsx";
import { type BrandImageKind, readAvatar } from "../read-avatar.ts";

export interface ImageFieldWords {
  /** The field's heading, also read by screen readers as part of the upload button's name. */
  label?: string;
  alt: string;
  upload: string;
  title: string;
  remove: string;
  file: string;
  hint: string;
}

interface ImagePreviewProps {
  image: string | null;
  alt: string;
  isOnDark: boolean;
}

function ImagePreview({ image, alt, isOnDark }: ImagePreviewProps) {
  const [isWide, setIsWide] = useState(false);
  if (image === null) {
    return (
      <span
        aria-hidden="true"
        className={`grid size-14 shrink-0 place-items-center rounded-full border border-dashed border-line-strong ${isOnDark ? "bg-neutral-900 text-neutral-300" : "bg-sunken text-muted"}`}
      >
        {isOnDark ? <Moon size={20} /> : <UserRound size={22} />}
      </span>
    );
  }
  return (
    <img
      src={image}
      alt={alt}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        setIsWide(naturalWidth !== naturalHeight)
      }
      className={`${
        isWide
          ? "h-14 w-20 shrink-0 rounded-lg border border-line object-contain p-1"
          : "size-14 shrink-0 rounded-full border border-line object-cover"
      } ${isOnDark ? "bg-neutral-900" : "bg-sunken"}`}
    />
  );
}

interface ImageFieldProps {
  image: string | null;
  words: ImageFieldWords;
  isOnDark?: boolean;
  kind?: BrandImageKind;
  onChange: (image: string | null) => void;
}

/** Reads an image file. Returns whether one is being read, and why the last one was refused. */
function useImageFile(kind: BrandImageKind, onChange: (image: string) => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setIsReading(true);
    setProblem(null);
    const result = await readAvatar(file, kind);
    setIsReading(false);
    if (result.ok) onChange(result.avatar);
    else setProblem(result.message);
  };
  return { take, problem, isReading };
}

/** One of the brand's images, chosen from a file. */
export function ImageField({
  image,
  words,
  isOnDark = false,
  kind = "logo",
  onChange,
}: ImageFieldProps) {
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const { take, problem, isReading } = useImageFile(kind, onChange);
  const { label } = words;
  const action = image === null ? words.upload : "Replace";
  return (
    <div className="relative">
      {label !== undefined && <p className="mb-1.5 font-medium text-muted">{label}</p>}
      <div className="flex items-center gap-3">
        <ImagePreview key={image} image={image} alt={words.alt} isOnDark={isOnDark} />
        <div className="flex min-w-0 flex-1 items-center gap-1">
          <Button
            size="small"
            disabled={isReading}
            title={words.title}
            {...(label !== undefined && { "aria-label": `${action}: ${label}` })}
            aria-describedby={`${id}-hint`}
            onClick={() => inputRef.current?.click()}
          >
            <ImageUp size={15} aria-hidden="true" />
            {isReading ? "Reading..." : action}
          </Button>
          {image !== null && (
            <IconButton label={words.remove} onClick={() => onChange(null)}>
              <Trash2 size={16} aria-hidden="true" />
            </IconButton>
          )}
        </div>
      </div>
      <input
        ref={inputRef}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif"
        aria-label={words.file}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          void take(event.target.files?.[0]);
          // Allows choosing the same file again.
          event.target.value = "";
        }}
      />
      <p id={`${id}-hint`} className="mt-2 text-xs text-muted">
        {words.hint}
      </p>
      {problem !== null && (
        <p role="alert" className="mt-1.5 text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

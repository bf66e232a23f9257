import type { SlideLayout, TextBox, TextLine } from "@slideloom/renderer";
import { memo } from "react";
import { findTextLanguage } from "../../../lib/text-language.ts";

let measuring: CanvasRenderingContext2D | null = null;

/** Stretches a line in the page's own font to the width that the engine drew it with. */
function findStretch(line: TextLine, box: TextBox): number {
  measuring ??= document.createElement("canvas").getContext("2d");
  if (!measuring) return 1;
  measuring.font = `${box.fontWeight} ${box.fontSizePx}px sans-serif`;
  const widthPx = measuring.measureText(line.text).width;
  return widthPx > 0 ? line.widthPx / widthPx : 1;
}

function LineOfText({ line, box }: { line: TextLine; box: TextBox }) {
  return (
    <span
      className="absolute origin-left whitespace-pre"
      style={{
        left: line.xPx,
        top: line.yPx,
        height: line.heightPx,
        lineHeight: `${line.heightPx}px`,
        transform: `scaleX(${findStretch(line, box)})`,
      }}
    >
      {line.text}
    </span>
  );
}

function refKey({ ref }: TextBox): string {
  return Object.values(ref).join(" ");
}

/** The slide's words as real, invisible text over the picture: selectable, searchable, spoken. */
export const TextLayer = memo(function TextLayer({ layout }: { layout: SlideLayout }) {
  return layout.texts.map((box, index) => {
    const words = box.lines.map((line) => line.text).join(" ");
    return (
      <p
        key={`${refKey(box)} ${index}`}
        dir={box.direction}
        lang={findTextLanguage(words) ?? undefined}
        className="cursor-text font-[sans-serif] text-transparent select-text"
        style={{ fontSize: box.fontSizePx, fontWeight: box.fontWeight }}
      >
        {box.lines.map((line, lineIndex) => (
          <LineOfText key={`${lineIndex} ${line.text}`} line={line} box={box} />
        ))}
      </p>
    );
  });
});

import { Presentation, Scan, ZoomIn, ZoomOut } from "lucide-react";
import type { Command } from "../../features/command-menu/command.ts";
import { presentation } from "../../features/preview/present/presentation.ts";
import { zoomShownSlide } from "../../features/preview/zoom/zoom.ts";
import { shortcutLabel } from "../../lib/shortcuts.ts";

/** Returns commands that change how large the slides are shown. */
export function listViewCommands(): Command[] {
  const group = "View";
  return [
    {
      id: "view.present",
      group,
      label: "Present full screen",
      keywords: "slideshow play presentation",
      icon: Presentation,
      run: presentation.open,
    },
    {
      id: "view.zoom-in",
      group,
      label: "Zoom in",
      keywords: "larger magnify",
      icon: ZoomIn,
      shortcut: shortcutLabel("zoomIn"),
      run: () => zoomShownSlide(1),
    },
    {
      id: "view.zoom-out",
      group,
      label: "Zoom out",
      keywords: "smaller",
      icon: ZoomOut,
      shortcut: shortcutLabel("zoomOut"),
      run: () => zoomShownSlide(-1),
    },
    {
      id: "view.fit",
      group,
      label: "Fit the slide",
      keywords: "zoom whole reset",
      icon: Scan,
      shortcut: shortcutLabel("zoomFit"),
      run: () => zoomShownSlide(0),
    },
  ];
}

import type { SlideLayoutName } from "@slideloom/core/slide";
import {
  BookOpen,
  ChartColumn,
  Code,
  Columns2,
  FileText,
  Flag,
  Hash,
  Image,
  List,
  ListOrdered,
  type LucideIcon,
  MessageSquareText,
  Quote,
  Text,
} from "lucide-react";

export const layoutTypes: Readonly<Record<SlideLayoutName, { name: string; icon: LucideIcon }>> = {
  cover: { name: "Cover", icon: BookOpen },
  statement: { name: "Statement", icon: MessageSquareText },
  number: { name: "Number", icon: Hash },
  quote: { name: "Quote", icon: Quote },
  steps: { name: "Steps", icon: ListOrdered },
  list: { name: "List", icon: List },
  comparison: { name: "Comparison", icon: Columns2 },
  chart: { name: "Chart", icon: ChartColumn },
  picture: { name: "Image", icon: Image },
  code: { name: "Code", icon: Code },
  text: { name: "Text", icon: Text },
  closing: { name: "Closing", icon: Flag },
  single: { name: "Single post", icon: FileText },
};

import {
  type Brand,
  type Design,
  type FormatId,
  formatIds,
  parseBrand,
  parseDesign,
  type TemplateId,
  templateIds,
} from "@slideloom/core/design";
import { type CarouselStatus, carouselStatuses } from "@slideloom/core/contract";
import type { PostType } from "../../state/design-store.ts";

const draftVersion = 1;

/** Everything that a reload brings back. */
export interface Draft {
  jsonInput: string;
  design: Design;
  templateId: TemplateId | null;
  carouselFormat: FormatId;
  postType: PostType;
  enableMedia: boolean;
  mediaUrls: Readonly<Record<number, string>>;
  brand: Brand;
}

/** The saved carousel that a draft is a change of. */
export interface CarouselLink {
  id: string;
  /** The version that is edited; null until it was saved for the first time. */
  version: number | null;
  title: string;
  status: CarouselStatus;
  /** Whose it is; null where nobody was signed in yet. */
  accountId: string | null;
}

/** A draft as another tab may have left it: `revision` tells one writing from the next. */
export interface StoredDraft {
  revision: string;
  draft: Draft;
  /** Null for a draft that was never saved. */
  link: CarouselLink | null;
  /** What was not taken as it stood. */
  warnings: string[];
}

export type ParsedDraft = ({ ok: true } & StoredDraft) | { ok: false; reason: string };

export function serializeDraft(
  draft: Draft,
  revision: string,
  link: CarouselLink | null = null,
): string {
  return JSON.stringify({ version: draftVersion, revision, ...draft, ...(link && { link }) });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parseMediaUrls(value: unknown): Record<number, string> {
  if (!isRecord(value)) return {};
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string] => /^\d+$/.test(entry[0]) && typeof entry[1] === "string",
  );
  return Object.fromEntries(entries);
}

function parseLink(value: unknown): CarouselLink | null {
  const { id, version, title, status, accountId }: Record<string, unknown> = { ...Object(value) };
  if (typeof id !== "string" || typeof title !== "string") return null;
  return {
    id,
    version: typeof version === "number" ? version : null,
    title,
    status: carouselStatuses.find((known) => known === status) ?? "draft",
    accountId: typeof accountId === "string" ? accountId : null,
  };
}

/** Reads a stored draft. Nothing in storage is trusted: an unknown value takes its default. */
export function parseDraft(text: string): ParsedDraft {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return { ok: false, reason: "it is no valid JSON" };
  }
  if (!isRecord(stored)) return { ok: false, reason: "it is no draft" };
  if (stored["version"] !== draftVersion) {
    return { ok: false, reason: "it was written by another version of Slideloom" };
  }
  if (typeof stored["jsonInput"] !== "string") return { ok: false, reason: "its text is missing" };
  const { design, warnings } = parseDesign(stored["design"]);
  return {
    ok: true,
    revision: String(stored["revision"]),
    warnings,
    link: parseLink(stored["link"]),
    draft: {
      jsonInput: stored["jsonInput"],
      design,
      templateId: templateIds.find((id) => id === stored["templateId"]) ?? null,
      carouselFormat: formatIds.find((id) => id === stored["carouselFormat"]) ?? "linkedin",
      postType: stored["postType"] === "single" ? "single" : "carousel",
      enableMedia: stored["enableMedia"] === true,
      mediaUrls: parseMediaUrls(stored["mediaUrls"]),
      brand: parseBrand(stored["brand"]),
    },
  };
}

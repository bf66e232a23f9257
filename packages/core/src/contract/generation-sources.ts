/** Most texts that one post is made from. */
export const maxPostSources = 5;

export interface GenerationSourceFields<Source> {
  source?: Source | null | undefined;
  sources?: readonly Source[] | null | undefined;
}

/** Returns the texts of a request, which are in either field. */
export const listGenerationSources = <Source>({
  source,
  sources,
}: GenerationSourceFields<Source>): Source[] => (source ? [source] : [...(sources ?? [])]);

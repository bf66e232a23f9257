import { guidePages, type Guide, type NetworkId } from "@slideloom/core/networks";
import { useQuery } from "@tanstack/react-query";

/** Returns a network's guide; undefined until loaded. */
export function useGuide(network: NetworkId): Guide | undefined {
  const { data } = useQuery({
    queryKey: ["guide", network],
    queryFn: () => guidePages[network].load(),
    staleTime: Infinity,
  });
  return data;
}

import type { Publication } from "@slideloom/core/contract/publications";

/** A publication without what only screens need. */
export const presentPublication = ({
  id,
  version,
  carousel_id,
  carousel_version,
  newer_version,
  title,
  due_at,
  time_zone,
  targets,
}: Publication) => ({
  id,
  version,
  carousel_id,
  carousel_version,
  ...(newer_version !== null && { newer_version }),
  title,
  due_at,
  time_zone,
  targets: targets.map(
    ({ id: target_id, connection_id, service, network, name, status, message, posts }) => ({
      target_id,
      connection_id,
      service: service ?? network,
      name,
      status,
      ...(message !== null && { message }),
      ...(posts.length > 0 && { posts: posts.map(({ url }) => url) }),
    }),
  ),
});

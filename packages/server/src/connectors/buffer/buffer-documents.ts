/*
 * GraphQL documents for Buffer. Each requests few fields, because Buffer refuses a document if it no longer knows a
 * field.
 */

export const accountDocument = `query Account {
  account { id name organizations { id name } }
}`;

export const channelsDocument = `query Channels($input: ChannelsInput!) {
  channels(input: $input) {
    id service type name displayName avatar serviceId isDisconnected isLocked isQueuePaused
  }
}`;

/** Details of channels. Channels can be published to even without these details. */
export const channelDetailsDocument = `query ChannelDetails($input: ChannelsInput!) {
  channels(input: $input) {
    id
    metadata {
      ... on PinterestMetadata { boards { serviceId name } }
      ... on InstagramMetadata { defaultToReminders }
      ... on TwitterMetadata { subscriptionType }
      ... on MastodonMetadata { maxCharacters }
    }
  }
}`;

export const channelDocument = `query Channel($input: ChannelInput!) {
  channel(input: $input) { id service type isDisconnected isLocked }
}`;

/** Reads errors by the interface `MutationError`, which all error types have, because Buffer adds and removes types. */
const postResult = `__typename
    ... on PostActionSuccess {
      post {
        id status externalLink sentAt error { message }
        assets { source ... on DocumentAsset { document { numPages } } }
      }
    }
    ... on MutationError { message }`;

export const createPostDocument = `mutation CreateDraft($input: CreatePostInput!) {
  createPost(input: $input) {
    ${postResult}
  }
}`;

export const editPostDocument = `mutation PublishDraft($input: EditPostInput!) {
  editPost(input: $input) {
    ${postResult}
  }
}`;

export const deletePostDocument = `mutation DeletePost($input: DeletePostInput!) {
  deletePost(input: $input) {
    __typename
    ... on DeletePostSuccess { id }
    ... on MutationError { message }
  }
}`;

export const postDocument = `query Post($input: PostInput!) {
  post(input: $input) { id status externalLink sentAt error { message } }
}`;

export const draftsDocument = `query Drafts($input: PostsInput!, $first: Int) {
  posts(input: $input, first: $first) {
    edges { node { id assets { source thumbnail } } }
  }
}`;

import { buildSchema } from "graphql";

/** Part of Buffer's schema (developers.buffer.com, October 2026). Includes fields that only other clients send. */
export const bufferSchema = buildSchema(/* GraphQL */ `
  scalar DateTime

  enum ChannelType {
    page
    profile
    business
    group
    account
    channel
  }
  enum Service {
    instagram
    facebook
    twitter
    linkedin
    pinterest
    tiktok
    googlebusiness
    startPage
    mastodon
    youtube
    threads
    bluesky
  }
  enum PostStatus {
    draft
    needs_approval
    scheduled
    sending
    sent
    error
  }
  enum ShareMode {
    addToQueue
    shareNow
    shareNext
    customScheduled
  }
  enum SchedulingType {
    notification
    automatic
  }
  enum PostType {
    post
    reel
    story
    carousel
    thread
  }
  enum PostTypeFacebook {
    post
    story
    reel
  }
  enum PostSortableKey {
    dueAt
    createdAt
  }
  enum SortDirection {
    asc
    desc
  }

  type Account {
    id: ID!
    name: String
    timezone: String
    organizations: [Organization!]!
  }
  type Organization {
    id: ID!
    name: String!
  }
  type PinterestBoard {
    id: String!
    serviceId: String!
    name: String!
  }
  type PinterestMetadata {
    boards: [PinterestBoard!]!
  }
  type TwitterMetadata {
    subscriptionType: String
  }
  type MastodonMetadata {
    serverUrl: String!
    maxCharacters: Int
  }
  type InstagramMetadata {
    defaultToReminders: Boolean!
  }
  union ChannelMetadata = PinterestMetadata | TwitterMetadata | MastodonMetadata | InstagramMetadata
  type Channel {
    id: ID!
    service: Service!
    type: ChannelType!
    descriptor: String!
    name: String!
    displayName: String
    avatar: String!
    serviceId: String!
    organizationId: ID!
    timezone: String!
    isDisconnected: Boolean!
    isLocked: Boolean!
    isQueuePaused: Boolean!
    externalLink: String
    metadata: ChannelMetadata
  }

  interface Asset {
    id: ID
    mimeType: String!
    source: String!
    thumbnail: String!
  }
  type ImageAsset implements Asset {
    id: ID
    mimeType: String!
    source: String!
    thumbnail: String!
  }
  type DocumentMetadata {
    filesize: Int
    numPages: Int!
  }
  type DocumentAsset implements Asset {
    id: ID
    mimeType: String!
    source: String!
    thumbnail: String!
    document: DocumentMetadata!
  }
  type PostPublishingError {
    message: String!
    supportUrl: String
  }
  type Post {
    id: ID!
    status: PostStatus!
    createdAt: DateTime!
    dueAt: DateTime
    sentAt: DateTime
    text: String!
    externalLink: String
    channelId: ID!
    error: PostPublishingError
    assets: [Asset!]!
  }
  type PostsEdge {
    node: Post!
    cursor: String!
  }
  type PaginationPageInfo {
    endCursor: String
    hasNextPage: Boolean!
  }
  type PostsResults {
    edges: [PostsEdge!]
    pageInfo: PaginationPageInfo!
  }

  interface MutationError {
    message: String!
  }
  type InvalidInputError implements MutationError {
    message: String!
  }
  type LimitReachedError implements MutationError {
    message: String!
  }
  type NotFoundError implements MutationError {
    message: String!
  }
  type UnauthorizedError implements MutationError {
    message: String!
  }
  type UnexpectedError implements MutationError {
    message: String!
  }
  type RestProxyError implements MutationError {
    message: String!
    code: Int
  }
  type VoidMutationError implements MutationError {
    message: String!
  }
  type PostActionSuccess {
    post: Post!
  }
  union PostActionPayload =
    | PostActionSuccess
    | NotFoundError
    | UnauthorizedError
    | UnexpectedError
    | RestProxyError
    | LimitReachedError
    | InvalidInputError
  type DeletePostSuccess {
    id: ID!
  }
  union DeletePostPayload = DeletePostSuccess | VoidMutationError

  input ChannelInput {
    id: ID!
  }
  input ChannelsInput {
    organizationId: ID!
  }
  input PostInput {
    id: ID!
  }
  input DeletePostInput {
    id: ID!
  }
  input DateTimeComparator {
    start: DateTime
    end: DateTime
  }
  input PostsFiltersInput {
    channelIds: [ID!]
    status: [PostStatus!]
    createdAt: DateTimeComparator
    dueAt: DateTimeComparator
  }
  input PostSortInput {
    field: PostSortableKey!
    direction: SortDirection!
  }
  input PostsInput {
    organizationId: ID!
    filter: PostsFiltersInput
    sort: [PostSortInput!]
  }

  input ImageMetadataInput {
    altText: String!
  }
  input ImageAssetInput {
    url: String!
    thumbnailUrl: String
    metadata: ImageMetadataInput
  }
  input DocumentAssetInput {
    url: String!
    title: String!
    thumbnailUrl: String!
  }
  input LinkAssetInput {
    url: String!
  }
  input AssetInput {
    image: ImageAssetInput
    document: DocumentAssetInput
    link: LinkAssetInput
  }
  input LinkAttachmentInput {
    url: String!
  }
  input ThreadedPostInput {
    text: String
    assets: [AssetInput!]! = []
  }
  input InstagramPostMetadataInput {
    type: PostType!
    shouldShareToFeed: Boolean!
    firstComment: String
    isAiGenerated: Boolean
  }
  input FacebookPostMetadataInput {
    type: PostTypeFacebook!
    linkAttachment: LinkAttachmentInput
    firstComment: String
  }
  input LinkedInPostMetadataInput {
    linkAttachment: LinkAttachmentInput
    firstComment: String
  }
  input TwitterPostMetadataInput {
    thread: [ThreadedPostInput!]
    isAiGenerated: Boolean
  }
  input ThreadsPostMetadataInput {
    type: PostType
    thread: [ThreadedPostInput!]
    linkAttachment: LinkAttachmentInput
    topic: String
  }
  input BlueskyPostMetadataInput {
    thread: [ThreadedPostInput!]
    linkAttachment: LinkAttachmentInput
  }
  input MastodonPostMetadataInput {
    thread: [ThreadedPostInput!]
    spoilerText: String
  }
  input PinterestPostMetadataInput {
    boardServiceId: String
    title: String
    url: String
  }
  input TikTokPostMetadataInput {
    title: String
    isAiGenerated: Boolean
  }
  input PostInputMetaData {
    instagram: InstagramPostMetadataInput
    facebook: FacebookPostMetadataInput
    linkedin: LinkedInPostMetadataInput
    twitter: TwitterPostMetadataInput
    threads: ThreadsPostMetadataInput
    bluesky: BlueskyPostMetadataInput
    mastodon: MastodonPostMetadataInput
    pinterest: PinterestPostMetadataInput
    tiktok: TikTokPostMetadataInput
  }
  input CreatePostInput {
    channelId: ID!
    schedulingType: SchedulingType!
    mode: ShareMode!
    dueAt: DateTime
    text: String
    metadata: PostInputMetaData
    assets: [AssetInput!]! = []
    source: String
    aiAssisted: Boolean
    saveToDraft: Boolean
  }
  input EditPostInput {
    id: ID!
    schedulingType: SchedulingType!
    mode: ShareMode!
    dueAt: DateTime
    text: String
    metadata: PostInputMetaData
    assets: [AssetInput!]
    source: String
    aiAssisted: Boolean
    saveToDraft: Boolean
  }

  type Query {
    account: Account!
    channels(input: ChannelsInput!): [Channel!]!
    channel(input: ChannelInput!): Channel!
    post(input: PostInput!): Post!
    posts(input: PostsInput!, first: Int, after: String): PostsResults!
  }
  type Mutation {
    createPost(input: CreatePostInput!): PostActionPayload!
    editPost(input: EditPostInput!): PostActionPayload!
    deletePost(input: DeletePostInput!): DeletePostPayload!
  }
`);

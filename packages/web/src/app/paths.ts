export const paths = {
  home: "/",
  create: "/create",
  templateSettings: "/template-settings",
} as const;

/** Requests for the URL of one agreement, in both variants of the confirmation. */
export const agreementLinkRequest = {
  v3: { client: "helper", method: "GET", path: "/v3/contract/contract-jump" },
  newer: { client: "form", method: "GET", path: "/gopia/goya/agreement-jump" },
} as const;

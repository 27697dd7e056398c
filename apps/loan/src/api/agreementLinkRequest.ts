/** Where the address of one agreement is asked for (specification 7, contract-jump), in both variants. */
export const agreementLinkRequest = {
  v3: { client: "helper", method: "GET", path: "/v3/contract/contract-jump" },
  newer: { client: "form", method: "GET", path: "/gopia/goya/agreement-jump" },
} as const;

/** Requests for an offer: version 3, and the newer variant under its obfuscated path. */
export const confirmationRequest = {
  v3: { client: "helper", method: "GET", path: "/v3/loan-confirm/loan-detail-confirm" },
  newer: { client: "form", method: "POST", path: "/gopia/goya/details" },
} as const;

/** Name of one of the two families of confirmation calls. */
export type ConfirmationVariant = keyof typeof confirmationRequest;

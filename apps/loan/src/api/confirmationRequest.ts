/** Where an offer is read (contract, "Confirmation"): version 3, and the newer variant under its obfuscated path. */
export const confirmationRequest = {
  v3: { client: "helper", method: "GET", path: "/v3/loan-confirm/loan-detail-confirm" },
  newer: { client: "form", method: "POST", path: "/gopia/goya/details" },
} as const;

/** Which of the two families of confirmation calls a page uses. */
export type ConfirmationVariant = keyof typeof confirmationRequest;

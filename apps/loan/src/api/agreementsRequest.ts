/** Requests for the list of agreements of an offer, in both variants of the confirmation. */
export const agreementsRequest = {
  v3: { client: "helper", method: "GET", path: "/v3/contract/contract" },
  newer: { client: "form", method: "GET", path: "/gopia/goya/agreements" },
} as const;

/** The agreements of a confirmation are listed under scene 3. */
export const CONFIRMATION_SCENE = "3";

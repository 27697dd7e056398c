/** Where the agreements of an offer are listed (specification 7), in both variants. */
export const agreementsRequest = {
  v3: { client: "helper", method: "GET", path: "/v3/contract/contract" },
  newer: { client: "form", method: "GET", path: "/gopia/goya/agreements" },
} as const;

/** Specification 7: the agreements of a confirmation are those of scene 3. */
export const CONFIRMATION_SCENE = "3";

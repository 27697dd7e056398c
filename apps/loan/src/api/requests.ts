import type { Api } from "@lending/api-client";

/** The agreements of a confirmation are listed under scene 3. */
export const CONFIRMATION_SCENE = "3";

/** The two families of confirmation calls. */
export type ConfirmationVariant = "v3" | "newer";

/** The data, or the server's refusal. It is final when the order or product does not exist: a retry cannot help. */
export type ResultOf<Data> =
  | ({ readonly ok: true } & Data)
  | { readonly ok: false; readonly message: string; readonly isFinal?: boolean };

/** The reads of this remote: their client, method and path. A route sends its reads early, with fields of its address. */
export const requests = {
  orderDetails: { client: "helper", method: "GET", path: "/v3/loan-details" },
  /** The read of a rollover: its price and dates. */
  extension: { client: "helper", method: "GET", path: "/figures/pettypy" },
  scholarships: { client: "helper", method: "POST", path: "/panda/honey/scholarships" },
  confirmation: {
    v3: { client: "helper", method: "GET", path: "/v3/loan-confirm/loan-detail-confirm" },
    newer: { client: "form", method: "POST", path: "/gopia/goya/details" },
  },
  agreements: {
    v3: { client: "helper", method: "GET", path: "/v3/contract/contract" },
    newer: { client: "form", method: "GET", path: "/gopia/goya/agreements" },
  },
  agreementLink: {
    v3: { client: "helper", method: "GET", path: "/v3/contract/contract-jump" },
    newer: { client: "form", method: "GET", path: "/gopia/goya/agreement-jump" },
  },
} as const;

export const wireNames = (api: Api) => api.wireNames;

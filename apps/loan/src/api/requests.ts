import type { Api } from "@lending/api-client";

/** The agreements of a confirmation are listed under scene 3. */
export const CONFIRMATION_SCENE = "3";

/** The two families of confirmation calls. */
export type ConfirmationVariant = "v3" | "newer";

/** The data, or the server's refusal. It is final when the order or product does not exist: a retry cannot help. */
export type ResultOf<Data> =
  | ({ readonly ok: true } & Data)
  | { readonly ok: false; readonly message: string; readonly isFinal?: boolean };

export const wireNames = (api: Api) => api.wireNames;

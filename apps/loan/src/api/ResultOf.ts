/** The data, or the server's refusal. It is final when the order or product does not exist: a retry cannot help. */
export type ResultOf<Data> =
  | ({ readonly ok: true } & Data)
  | { readonly ok: false; readonly message: string; readonly isFinal?: boolean };

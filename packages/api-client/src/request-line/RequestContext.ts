/** The common client parameters in the order in which they are sent. */
export type ClientQuery = Readonly<Record<string, string>>;

/** Values shared by all requests of a visit. Header values are already resolved from the launch parameters. */
export interface RequestContext {
  /** Origin of the API, or "" for the page's origin. */
  readonly apiBase: string;
  readonly productPrefix: string;
  readonly clientQuery: ClientQuery;
  readonly headers: {
    readonly json: Readonly<Record<string, string>>;
    readonly form: Readonly<Record<string, string>>;
  };
}

/** The common client parameters in the order in which they are sent (specification 7). */
export type ClientQuery = Readonly<Record<string, string>>;

/** What every request of one visit has in common; header values are already resolved from the launch parameters. */
export interface RequestContext {
  /** Origin of the API, or "" for this page's own. */
  readonly apiBase: string;
  readonly productPrefix: string;
  readonly clientQuery: ClientQuery;
  readonly headers: {
    readonly json: Readonly<Record<string, string>>;
    readonly form: Readonly<Record<string, string>>;
  };
}

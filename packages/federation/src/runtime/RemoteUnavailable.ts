/** A remote failed to load in time or to start. `remote` is its name, `cause` the original error. */
export class RemoteUnavailable extends Error {
  override readonly name = "RemoteUnavailable";
  readonly remote: string;

  constructor(remote: string, cause: unknown) {
    super(`The remote "${remote}" could not be loaded.`, { cause });
    this.remote = remote;
  }
}

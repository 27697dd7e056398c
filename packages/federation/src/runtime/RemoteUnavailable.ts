/** A remote's files could not be had in time, or did not start. `remote` is its name; `cause` what went wrong. */
export class RemoteUnavailable extends Error {
  override readonly name = "RemoteUnavailable";
  readonly remote: string;

  constructor(remote: string, cause: unknown) {
    super(`The remote "${remote}" could not be loaded.`, { cause });
    this.remote = remote;
  }
}

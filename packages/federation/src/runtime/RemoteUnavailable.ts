/** A remote failed to load in time or to start. `remote` is its name, `cause` the original error. */
export class RemoteUnavailable extends Error {
  override readonly name = "RemoteUnavailable";
  readonly remote: string;

  constructor(remote: string, cause: unknown) {
    super(`The remote "${remote}" could not be loaded.`, { cause });
    this.remote = remote;
  }
}

/** Rejects when a promise takes longer than the given time. */
export const withTimeout = <T>(work: Promise<T>, milliseconds: number) =>
  new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No result within ${milliseconds} ms.`)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

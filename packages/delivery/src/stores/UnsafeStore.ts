/** A store in which two publishers could overwrite each other. The command ships nothing to it. */
export class UnsafeStore extends Error {
  override readonly name = "UnsafeStore";

  constructor(address: string, what: string) {
    super(
      `${address} ${what}. Two publishers could overwrite each other there, so nothing is shipped to it. ` +
        "AWS S3, Ceph, MinIO, R2 and a folder support the condition.",
    );
  }
}

/** Content without a valid signature of a trusted key, with another hash than expected, or of another store. */
export class Untrusted extends Error {
  override readonly name = "Untrusted";
}

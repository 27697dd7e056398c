/** The command was called in a way that makes no sense; the message says how it is called. */
export class Usage extends Error {
  override readonly name = "Usage";
}

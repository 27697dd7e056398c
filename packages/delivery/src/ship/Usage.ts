/** Invalid arguments; the message explains the usage. */
export class Usage extends Error {
  override readonly name = "Usage";
}

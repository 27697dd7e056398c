/** An envelope as a server sends it; ok unless another code is given. */
export function answer(data: unknown = null, { code = "00", message = "" } = {}): object {
  return { code, message, data };
}

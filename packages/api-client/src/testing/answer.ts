/** Builds a response envelope. Its code means success unless another code is given. */
export function answer(data: unknown = null, { code = "00", message = "" } = {}): object {
  return { code, message, data };
}

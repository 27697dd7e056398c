const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Compares sent data with the result of a remote's lenient decoder. Returns a line for every field that the remote reads
 * but that was not sent, or that it read as another value. An empty list means that both agree.
 */
export function findMismatches(sent: unknown, read: unknown, path = ""): string[] {
  if (Array.isArray(read)) {
    if (!Array.isArray(sent)) return [`${path} is not a list`];
    if (sent.length !== read.length) return [`${path} lost items`];
    return read.flatMap((item, index) => findMismatches(sent[index], item, `${path}[${index}]`));
  }
  if (isRecord(read)) {
    if (!isRecord(sent)) return [`${path} is not an object`];
    return Object.entries(read).flatMap(([name, value]) =>
      Object.hasOwn(sent, name)
        ? findMismatches(sent[name], value, `${path}.${name}`)
        : [`${path}.${name} was not sent`],
    );
  }
  if (typeof read === "boolean")
    return read === (sent === 1 || sent === "1" || sent === true) ? [] : [`${path} is ${sent}, read as ${read}`];
  return String(read) === String(sent) ? [] : [`${path} is ${sent}, read as ${read}`];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Compares what was sent with what a remote's forgiving decoder made of it, and names every field that the remote
 * reads but that was not sent, or that it took for something else. An empty list means that they agree.
 */
export function misread(sent: unknown, read: unknown, path = ""): string[] {
  if (Array.isArray(read)) {
    if (!Array.isArray(sent)) return [`${path} is no list`];
    if (sent.length !== read.length) return [`${path} lost items`];
    return read.flatMap((item, index) => misread(sent[index], item, `${path}[${index}]`));
  }
  if (isRecord(read)) {
    if (!isRecord(sent)) return [`${path} is no object`];
    return Object.entries(read).flatMap(([name, value]) =>
      Object.hasOwn(sent, name) ? misread(sent[name], value, `${path}.${name}`) : [`${path}.${name} was not sent`],
    );
  }
  if (typeof read === "boolean")
    return read === (sent === 1 || sent === "1" || sent === true) ? [] : [`${path} is ${sent}, read as ${read}`];
  return String(read) === String(sent) ? [] : [`${path} is ${sent}, read as ${read}`];
}

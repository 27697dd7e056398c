/** A value that may be logged. Errors are logged by describeFault, because their messages may quote an address. */
export type LogFields = Readonly<
  Record<string, string | number | boolean | readonly string[] | Readonly<Record<string, number>> | undefined>
>;

/** Writes one JSON object for each event. */
export type Log = (level: "info" | "warn" | "error", event: string, fields?: LogFields) => void;

/** Removes the query and the fragment of every address in a text: they carry the session of a launch link. */
export const withoutQueries = (text: string): string => text.replace(/(?:\?|%3f|#)[^\s"'<>]*/gi, "");

/** Creates a log that writes lines of JSON. Every text in it loses the queries of its addresses. */
export const createLog =
  (write: (line: string) => void, now: () => Date = () => new Date()): Log =>
  (level, event, fields = {}) => {
    const safe = Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === "string"
        ? withoutQueries(value)
        : Array.isArray(value)
          ? value.map((one: string) => withoutQueries(one))
          : value,
    ]);
    write(`${JSON.stringify({ time: now().toISOString(), level, event, ...Object.fromEntries(safe) })}\n`);
  };

/**
 * Describes an unexpected error without its message: a parser quotes its input there, which may be the address of a request. The
 * name, the code and the position in our code remain.
 */
export function describeFault(fault: unknown): LogFields {
  if (!(fault instanceof Error)) return { error: typeof fault };
  const { code } = fault as NodeJS.ErrnoException;
  const frames = (fault.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return {
    error: fault.name,
    ...(typeof code === "string" && { code }),
    at: frames.slice(0, 6).map((line) => line.trim()),
  };
}

/** Describes what a library prints: an error with a message that may quote an address, or the first line of its advice. */
export function describePrinted(values: readonly unknown[]): LogFields {
  const fault = values.find((one) => one instanceof Error);
  return fault ? describeFault(fault) : { text: `${values[0]}`.split("\n", 1)[0]?.slice(0, 200) };
}

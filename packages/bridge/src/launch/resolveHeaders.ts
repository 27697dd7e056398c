import type { LaunchParameters } from "./LaunchParameters.ts";

/** Header name to the launch parameter it carries, for each of the two clients (environment key `headers`). */
export interface HeaderNames {
  readonly json: Readonly<Record<string, keyof LaunchParameters>>;
  readonly form: Readonly<Record<string, keyof LaunchParameters>>;
}

/** Header name to header value, for each of the two clients. */
export interface HeaderValues {
  readonly json: Readonly<Record<string, string>>;
  readonly form: Readonly<Record<string, string>>;
}

/**
 * Replaces parameter names by their values. A header without a value is left out; characters that a header cannot carry
 * are percent-encoded.
 */
export function resolveHeaders(names: HeaderNames, launch: LaunchParameters): HeaderValues {
  const resolve = (group: HeaderNames["json"]): Record<string, string> => {
    const values: Record<string, string> = {};
    for (const [header, parameter] of Object.entries(group)) {
      const value = launch[parameter];
      if (value) values[header] = value.replace(/[^ -~]+/g, encodeURIComponent);
    }
    return values;
  };
  return { json: resolve(names.json), form: resolve(names.form) };
}

import type { Fields, WireNames } from "../api/Api.ts";
import type { FieldSources, OtherFields, SentFile } from "./fields.ts";

interface ResolvedFields {
  readonly texts: Fields;
  /** The files of a multipart request, by field. */
  readonly files: Readonly<Record<string, SentFile>>;
}

interface Request {
  readonly endpoint: { readonly fields: FieldSources; readonly others?: OtherFields };
  readonly input: Readonly<Record<string, unknown>>;
}

/** Returns what a call sends, under its wire names. */
export function resolveFields({ endpoint, input }: Request, names: WireNames): ResolvedFields {
  const { fields, others } = endpoint;
  const write = (source: { readonly input: string; readonly write: (value: never) => unknown }) =>
    source.write(input[source.input] as never);
  const texts: Record<string, string> = { ...(others && (write(others) as Fields)) };
  const files: Record<string, SentFile> = {};
  for (const [name, source] of Object.entries(typeof fields === "function" ? fields(names) : fields)) {
    const value = typeof source === "string" ? source : "query" in source ? input[source.query] : write(source);
    if (typeof value === "string") texts[name] = value;
    else if (value) files[name] = value as SentFile;
  }
  return { texts, files };
}

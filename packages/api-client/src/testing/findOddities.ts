import type { Decoder } from "../schema/schema.ts";

/** Returns the paths at which data differs from the specified shape, where a decoder would silently use a default. */
export function findOddities(decoder: Decoder<unknown>, data: unknown, path = ""): string[] {
  if (decoder.parse(data) === undefined) return [path];
  const { item, entries = {} } = decoder;
  const at = (name: string | number) => (path === "" ? `${name}` : `${path}.${name}`);
  if (item) return (data as unknown[]).flatMap((one, index) => findOddities(item, one, at(index)));
  return Object.entries(entries).flatMap(([name, entry]) =>
    findOddities(entry, (data as Readonly<Record<string, unknown>>)[name], at(name)),
  );
}

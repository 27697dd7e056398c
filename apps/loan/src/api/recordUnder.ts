import { type Decoder, record, type ValueOf } from "@lending/api-client/schema";

type Entries = Readonly<Record<string, Decoder<unknown>>>;
type FieldsOf<Of extends Entries> = { readonly [Name in keyof Of]: ValueOf<Of[Name]> };

/** Reads an object that has other names of fields on the wire. A field without one has the same. */
export function recordUnder<const Of extends Entries>(
  names: Readonly<Partial<Record<string, string>>>,
  entries: Of,
): Decoder<FieldsOf<Of>> {
  const nameOf = (name: string) => names[name] ?? name;
  const wire = record(Object.fromEntries(Object.entries(entries).map(([name, entry]) => [nameOf(name), entry])));
  const rename = (sent: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.keys(entries).map((name) => [name, sent[nameOf(name)]])) as FieldsOf<Of>;
  return {
    ...wire,
    read: (value) => rename(wire.read(value)),
    parse(value) {
      const sent = wire.parse(value);
      return sent && rename(sent);
    },
  };
}

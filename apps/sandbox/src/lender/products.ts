import * as v from "valibot";
import { type Database, flag, type JsonObject, jsonObject } from "../database/openDatabase.ts";

const productRow = v.object({
  id: v.string(),
  name: v.string(),
  logo: v.string(),
  description: v.string(),
  smallestCentavos: v.number(),
  largestCentavos: v.number(),
  offerCentavos: v.number(),
  dailyRatePpm: v.number(),
  termDays: v.number(),
  instalments: v.number(),
  lateFee: v.picklist(["loan-terms", "capped"]),
  isEnabled: flag,
  buttonText: v.string(),
  tags: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  /** Target of "apply": a confirmation of this site, or the native app's product page. */
  opens: v.picklist(["confirmation", "newer-confirmation", "native"]),
  /** The console's overrides of the confirmation. */
  overrides: jsonObject,
});

export type Product = Readonly<v.InferOutput<typeof productRow>>;

export interface Products {
  find(id: string): Product | undefined;
  all(): readonly Product[];
  besides(id: string): readonly Product[];
  /** Overrides fields of the confirmation's data; null removes all overrides. */
  override(id: string, fields: JsonObject | null): void;
  forget(): void;
}

export function createProducts(database: Database): Products {
  const every = database.query("select * from products order by position", productRow);
  const write = database.command("update products set overrides = :overrides where id = :id");
  // Only seeding and the console change products, so they are cached.
  let cached: ReadonlyMap<string, Product> | undefined;
  const catalogue = () => (cached ??= new Map(every.all().map((product) => [product.id, product])));

  return {
    find: (id) => catalogue().get(id),
    all: () => [...catalogue().values()],
    besides: (id) => [...catalogue().values()].filter((product) => product.id !== id),
    override(id, fields) {
      const merged = fields === null ? {} : { ...catalogue().get(id)?.overrides, ...fields };
      write({ id, overrides: JSON.stringify(merged) });
      cached = undefined;
    },
    forget() {
      cached = undefined;
    },
  };
}

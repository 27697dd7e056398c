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

export type Products = ReturnType<typeof createProducts>;

export function createProducts(database: Database) {
  const byId = database.query("select * from products where id = :id", productRow);
  const every = database.query("select * from products order by position", productRow);
  const update = database.update("products", "id");
  return {
    find: (id: string) => byId.get({ id }),
    all: () => every.all(),
    /** Overrides fields of the confirmation's data; null removes all overrides. */
    override(id: string, fields: JsonObject | null) {
      const overrides = fields && { ...byId.get({ id })?.overrides, ...fields };
      update(id, { overrides: JSON.stringify(overrides ?? {}) });
    },
  };
}

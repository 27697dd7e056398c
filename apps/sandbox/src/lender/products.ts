import * as v from "valibot";
import { type Database, type JsonObject, jsonObject } from "../database/openDatabase.ts";
import type { LateFee } from "./latePenalty.ts";

export interface Product {
  readonly id: string;
  readonly name: string;
  readonly logo: string;
  readonly description: string;
  readonly smallestCentavos: number;
  readonly largestCentavos: number;
  readonly offerCentavos: number;
  readonly dailyRatePpm: number;
  readonly termDays: number;
  readonly instalments: number;
  readonly lateFee: LateFee;
  readonly isEnabled: boolean;
  readonly buttonText: string;
  readonly tags: readonly string[];
  /** Target of "apply": a confirmation of this site, or the native app's product page. */
  readonly opens: "confirmation" | "newer-confirmation" | "native";
  /** The console's overrides of the confirmation. */
  readonly overrides: JsonObject;
}

const flag = v.pipe(
  v.number(),
  v.transform((value) => value === 1),
);

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
  opens: v.picklist(["confirmation", "newer-confirmation", "native"]),
  overrides: jsonObject,
});

const columns = `id, name, logo, description, smallest_centavos as smallestCentavos, largest_centavos as largestCentavos,
  offer_centavos as offerCentavos, daily_rate_ppm as dailyRatePpm, term_days as termDays, instalments, late_fee as lateFee,
  is_enabled as isEnabled, button_text as buttonText, tags, opens, overrides`;

export interface Products {
  find(id: string): Product | undefined;
  all(): readonly Product[];
  besides(id: string): readonly Product[];
  /** Overrides fields of the confirmation's data; null removes all overrides. */
  override(id: string, fields: JsonObject | null): void;
  forget(): void;
}

export function createProducts(database: Database): Products {
  const every = database.query(`select ${columns} from products order by position`, productRow);
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

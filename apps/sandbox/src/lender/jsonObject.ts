import * as v from "valibot";

export type JsonObject = Readonly<Record<string, unknown>>;

export const jsonObject = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

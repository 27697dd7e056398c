import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { defineConfig, parse } from "@terrazzo/parser";
import { expect, it } from "vitest";
import { renderDtcg } from "./tokens.ts";

const folder = new URL("../../../ui/tokens/", import.meta.url);
const config = defineConfig({}, { cwd: pathToFileURL("/") });

/** Validates a file by the format of the Design Tokens Community Group. */
const validate = async (name: string) => {
  const filename = new URL(name, folder);
  return parse([{ filename, src: await readFile(filename, "utf8") }], { config });
};

it.each(Object.keys(renderDtcg()))("%s is valid by itself, with the same variables as every mode", async (name) => {
  const [{ tokens }, { tokens: light }] = await Promise.all([validate(name), validate("figma-light.tokens.json")]);
  expect(Object.keys(tokens)).toEqual(Object.keys(light));
  expect(Object.values(tokens).filter(({ aliasOf }) => aliasOf !== undefined)).toEqual([]);
});

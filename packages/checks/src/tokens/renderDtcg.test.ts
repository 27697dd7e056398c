import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { defineConfig, parse } from "@terrazzo/parser";
import { expect, it } from "vitest";
import { renderDtcg } from "./renderDtcg.ts";

const folder = new URL("../../../ui/tokens/", import.meta.url);
const config = defineConfig({}, { cwd: pathToFileURL("/") });
const read = (file: URL) => readFile(file, "utf8");

/** Validates a file by the format of the Design Tokens Community Group, with the files that it refers to. */
const validate = async (name: string) => {
  const filename = new URL(name, folder);
  return parse([{ filename, src: await read(filename) }], { config, req: read });
};
const figmaFiles = Object.keys(renderDtcg()).filter((name) => name.startsWith("figma-"));

it.each(figmaFiles)("%s is valid by itself, with the same variables as every mode", async (name) => {
  const [{ tokens }, { tokens: light }] = await Promise.all([validate(name), validate("figma-light.tokens.json")]);
  expect(Object.keys(tokens)).toEqual(Object.keys(light));
  expect(Object.values(tokens).filter(({ aliasOf }) => aliasOf !== undefined)).toEqual([]);
});

it("resolves every token in each theme and brand", async () => {
  const { tokens, resolver } = await validate("lending.resolver.json");
  const choices = resolver.listPermutations?.() ?? [];
  expect(choices.length).toBe(12);
  for (const choice of choices) expect(Object.keys(resolver.apply(choice))).toEqual(Object.keys(tokens));
});

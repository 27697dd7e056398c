import path from "node:path";
import type { RuleSetRule } from "@rspack/core";
import { type Configuration, rspack, type Stats } from "@rspack/core";
import type { Variant } from "./Contender.ts";

/** Runs one build and returns its stats. Throws when the build has errors. */
export async function runRspack(configuration: Configuration): Promise<Stats> {
  const compiler = rspack(configuration);
  try {
    return await new Promise<Stats>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString({ all: false, errors: true })));
        else resolve(stats);
      });
    });
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
  }
}

/** Matches the one file of the loan remote that the release changes: the messages of the order details. */
export const shippedFile = /loan[\\/]src[\\/]screens[\\/]order-details[\\/]messages\.ts$/;

/** Applies the released change: the text of one heading. */
export const shipChange = (source: string) => source.replace("Recommended products", "Products for you");

/** Returns the rules that build this variant; none for `first`. */
export const shippedRules = (variant: Variant): RuleSetRule[] =>
  variant === "shipped"
    ? [{ test: shippedFile, enforce: "pre", loader: path.join(import.meta.dirname, "shipLoader.config.ts") }]
    : [];

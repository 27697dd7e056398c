import path from "node:path";
import type { RuleSetRule } from "@rspack/core";
import type { Variant } from "./Contender.ts";

/** Matches the one file of the loan remote that the release changes: the messages of the order details. */
export const shippedFile = /loan[\\/]src[\\/]screens[\\/]order-details[\\/]messages\.ts$/;

/** Applies the released change: the text of one heading. */
export const shipChange = (source: string) => source.replace("Recommended products", "Products for you");

/** Returns the rules that build this variant; none for `first`. */
export const shippedRules = (variant: Variant): RuleSetRule[] =>
  variant === "shipped"
    ? [{ test: shippedFile, enforce: "pre", loader: path.join(import.meta.dirname, "shipLoader.config.ts") }]
    : [];

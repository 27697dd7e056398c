import path from "node:path";
import type { RuleSetRule } from "@rspack/core";
import type { Variant } from "./Arm.ts";

/** The one file of the loan remote that a release changes: the words of the order details. */
export const shippedFile = /loan[\\/]src[\\/]screens[\\/]order-details[\\/]messages\.ts$/;

/** What the release changed: a heading's words. */
export const shipChange = (source: string) => source.replace("Recommended products", "Products for you");

/** The rule that makes the second variant of a build. */
export const shippedRules = (variant: Variant): RuleSetRule[] =>
  variant === "shipped"
    ? [{ test: shippedFile, enforce: "pre", loader: path.join(import.meta.dirname, "shipLoader.config.ts") }]
    : [];

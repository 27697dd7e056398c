import { parseEnvironment } from "@lending/bridge/environment";

/** The obfuscated fields have their default names (rule rulings.obfuscated-names), which the key `wireNames` changes. */
export const WIRE_NAMES = parseEnvironment({}).wireNames;

import { defineRead } from "@lending/api-client/endpoint";
import { instalmentParts } from "./fetchRepayment.ts";

/** The instalment that can be paid instead of an extension. */
export const otherInstalment = defineRead({ ...instalmentParts, optional: true });

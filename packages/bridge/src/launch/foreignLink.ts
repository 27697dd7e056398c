import { hasLaunchParameter } from "./readLaunch.ts";

/** Parameters with which a link states what to pay. */
export const CODE_PARAMETERS = ["payCode", "payCodeImg", "repayAmount"];

/** The message of the error page. */
export const MESSAGE_PARAMETER = "message";

/**
 * Returns whether a link from another site states something that only the lender or its app may state: a launch, a
 * payment code or an error message. A language is nobody's secret, and campaigns state it.
 */
export function isForeignStatement(query: URLSearchParams): boolean {
  const others = new URLSearchParams(query);
  others.delete("lang");
  return hasLaunchParameter(others) || [...CODE_PARAMETERS, MESSAGE_PARAMETER].some((name) => others.has(name));
}

/** Address of the policy page in this build. */
export const policyPage = new URL("./privacy-policy.html", import.meta.url).href;

/** Address of the policy page among this build's files. */
export const policyPage = new URL("./privacy-policy.html", import.meta.url).href;

import { writeFileSync } from "node:fs";
import path from "node:path";
import { renderPolicyPage } from "../renderPolicyPage.ts";

// Regenerates the policy page. Run it after a change of the policy text; a test fails while the page is outdated.
writeFileSync(path.join(import.meta.dirname, "../privacy-policy.html"), renderPolicyPage());

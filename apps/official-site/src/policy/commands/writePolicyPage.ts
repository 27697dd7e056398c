import { writeFileSync } from "node:fs";
import path from "node:path";
import { renderPolicyPage } from "../renderPolicyPage.ts";

// Writes the policy page anew after its text has changed; a test says so when this was forgotten.
writeFileSync(path.join(import.meta.dirname, "../privacy-policy.html"), renderPolicyPage());

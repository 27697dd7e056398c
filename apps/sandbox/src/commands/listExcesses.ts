import { PRODUCTS } from "../lender/seed.ts";
import { capRules, describeExcess, findExcesses } from "../regulation/caps.ts";

// Lists which seeded products exceed a cap on small loans today. Fails for the demo product, the first one: a newcomer
// sees a lawful loan. The others keep the late fee of the specification's loan terms.
const today = new Date().toISOString().slice(0, 10);
console.log(`In force: ${capRules.find(({ from }) => from <= today)?.name ?? "no rule"}`);
PRODUCTS.forEach((product, position) => {
  const excesses = findExcesses(product, today);
  const state = excesses.map(describeExcess).join("; ") || "within every cap, or above their scope";
  console.log(`${product.id} ${product.name}: ${state}`);
  if (position === 0 && excesses.length > 0) process.exitCode = 1;
});

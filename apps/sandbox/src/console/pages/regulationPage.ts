import { html } from "hono/html";
import type { Lender } from "../../lender/createLender.ts";
import { formatPesos } from "../../lender/formatPesos.ts";
import { describeExcess, findExcesses } from "../../regulation/findExcesses.ts";
import { capRules } from "../../regulation/regulation.ph.ts";
import { layout, pill } from "./layout.ts";

/** Lists the products that exceed a cap on small loans on the sandbox's date, and the caps with their sources. */
export function regulationPage(lender: Lender): Promise<string> {
  const today = lender.clock.today();
  const rows = lender.products.all().map((product) => {
    const excesses = findExcesses(product, today);
    return html`<tr><td>${excesses.length === 0 ? pill("positive", "within") : pill("danger", "exceeds")}</td>
<th scope="row">${product.name}<span class="sub">${product.id}</span></th><td class="num">${formatPesos(product.offerCentavos)}</td>
<td class="wide">${excesses.length === 0 ? "None, or above the scope of the caps" : excesses.map((excess) => html`<p>${describeExcess(excess)}</p>`)}</td></tr>`;
  });
  return layout(
    lender,
    "/sandbox/console/regulation",
    "Regulation",
    html`<section class="card flush" aria-labelledby="caps"><h2 id="caps">Caps that the products exceed</h2>
<div class="scroll"><table><thead><tr><th scope="col">State</th><th scope="col">Product</th><th scope="col" class="num">Offer</th><th scope="col">Exceeded</th></tr></thead><tbody>${rows}</tbody></table></div></section>
<section class="card" aria-labelledby="rules"><h2 id="rules">Rules</h2>${capRules.map(
      ({ name, from, appliesTo, caps, sources }) => html`<h3>${name}</h3>
<p>From ${from}, loans up to ${formatPesos(appliesTo.centavosMax)} and ${appliesTo.daysMax} days: nominal ${caps.nominalMonthly} % and effective ${caps.effectiveMonthly} % a month, late ${caps.lateMonthly} % a month, total cost ${caps.total} %.</p>
<p class="sub">${sources.map((source) => html`<a href="${source}" rel="noreferrer">${new URL(source).host}</a> `)}</p>`,
    )}</section>`,
  );
}

import { html } from "hono/html";
import { manilaTime } from "../../lender/calendar.ts";
import type { Lender } from "../../lender/createLender.ts";
import { empty, layout } from "./layout.ts";

export function messagesPage(lender: Lender): Promise<string> {
  const texts = lender.texts.newestFirst();
  const registrations = lender.registration.all();
  return layout(
    lender,
    "/sandbox/console/messages",
    "Messages",
    html`<section class="card" aria-labelledby="texts"><h2 id="texts">Texts sent</h2>
<div data-live="texts">${
      texts.length === 0
        ? empty("No messages yet.")
        : html`<ul class="bubbles">${texts.map(({ to, text, at }) => html`<li><p class="sub">${to}, ${manilaTime(at)}</p><p class="bubble">${text}</p></li>`)}</ul>`
    }</div></section>
<section class="card flush" aria-labelledby="registered"><h2 id="registered">Registered numbers</h2>
<div data-live="registered" class="scroll"><table><thead><tr><th scope="col">Number</th><th scope="col">From</th><th scope="col">At</th></tr></thead><tbody>${registrations.map(
      ({ phone, origin, templateId, at }) =>
        html`<tr><th scope="row">${phone}</th><td>${origin === "seed" ? "seeded: a code request returns 11" : `promotion ${templateId}`}</td><td>${manilaTime(at)}</td></tr>`,
    )}</tbody></table></div></section>`,
  );
}

import { html } from "hono/html";
import { manilaTime } from "../../lender/calendar.ts";
import type { Lender } from "../../lender/createLender.ts";
import { problemTitle } from "../../lender/problemTypes.ts";
import { empty, layout, pill } from "./layout.ts";

export function complaintsPage(lender: Lender): Promise<string> {
  const back = "/sandbox/console/complaints";
  const complaints = lender.complaints.all();
  const state = (complaint: (typeof complaints)[number]) => {
    if (complaint.closedAt !== null) return pill("plain", "closed");
    return complaint.repliedAt === null ? pill("warning", "open") : pill("positive", "answered");
  };
  return layout(
    lender,
    back,
    "Complaints",
    complaints.length === 0
      ? empty("No complaints yet.")
      : html`${complaints.map(
          (
            complaint,
          ) => html`<section class="card" aria-labelledby="${complaint.id}"><h2 id="${complaint.id}">${problemTitle(complaint.problemType)}${complaint.problemSonType === "" ? "" : `: ${problemTitle(complaint.problemSonType)}`} ${state(complaint)}</h2>
<p class="sub">${complaint.id}, <a href="/sandbox/console/orders/${complaint.orderId}">${complaint.orderId}</a>, ${manilaTime(complaint.at)}${complaint.score === null ? "" : `, scored ${complaint.score} of 5`}</p>
<p>${complaint.detail}</p>
${complaint.images.length === 0 ? "" : html`<p class="pictures">${complaint.images.map((name, index) => html`<a href="/sandbox/uploads/${name}" target="_blank" rel="noopener"><img src="/sandbox/uploads/${name}" alt="Picture ${index + 1}" loading="lazy"></a>`)}</p>`}
<form method="post" action="/sandbox/complaints/${complaint.id}/reply" class="reply"><input type="hidden" name="back" value="${back}">
<label for="r-${complaint.id}">Reply as an agent</label><textarea id="r-${complaint.id}" name="text" rows="2" maxlength="1000" required>${complaint.reply}</textarea>
<label class="check"><input type="checkbox" name="close" value="1"${complaint.closedAt === null ? "" : html` checked`}>Close it</label><button class="small">Send</button></form></section>`,
        )}`,
  );
}

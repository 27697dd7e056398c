// Keeps the lists of the console fresh: every two seconds the page is read again and the parts that changed are put in
// place, unless somebody is using them.
const PERIOD_MS = 2000;

async function refresh() {
  if (document.hidden) return;
  const response = await fetch(location.href, { headers: { accept: "text/html" } });
  if (!response.ok) return;
  const fresh = new DOMParser().parseFromString(await response.text(), "text/html");
  for (const part of document.querySelectorAll("[data-live]")) {
    const replacement = fresh.querySelector(`[data-live="${part.dataset.live}"]`);
    const isInUse = part.contains(document.activeElement) && document.activeElement !== document.body;
    if (replacement !== null && !isInUse && replacement.innerHTML !== part.innerHTML) {
      part.replaceChildren(...replacement.childNodes);
    }
  }
}

setInterval(() => refresh().catch(() => {}), PERIOD_MS);

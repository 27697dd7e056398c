// Refreshes the lists of the console: fetches the page every two seconds and replaces the parts that changed, unless
// they have the focus.
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

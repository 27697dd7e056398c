import type { Environment } from "@lending/bridge/environment";
import type { SiteRegistry } from "@lending/federation/manifest";
import { LocaleProvider } from "@lending/ui/locale";
import { createRoot } from "react-dom/client";
import { DeveloperBar } from "./DeveloperBar.tsx";

/** Shows the bar above the page, in a separate root: it remains when the frame or a screen fails. */
export function showBar(registry: SiteRegistry, locale: Environment["locale"]) {
  const place = document.createElement("div");
  const badge = document.getElementById("override");
  if (badge) badge.after(place);
  else document.body.prepend(place);
  createRoot(place).render(
    <LocaleProvider locale={locale}>
      <DeveloperBar registry={registry} />
    </LocaleProvider>,
  );
}

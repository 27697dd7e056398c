import type { Environment } from "@lending/bridge/environment";
import type { SiteRegistry } from "@lending/federation/manifest";
import { Button } from "@lending/ui/button";
import { LocaleProvider, useMessages } from "@lending/ui/locale";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { barMessages } from "../../messages/source.ts";
import { storedOverride } from "../environmentOverride.ts";
import * as css from "./DeveloperBar.module.css";
import { type Details, fetchDetails, type Load, type Region, readLoads, readRegions } from "./readPage.ts";

interface DeveloperBarProps {
  registry: SiteRegistry;
}

/** Returns the owners of the page's regions, also after a navigation, which changes the document's title. */
function useRegions(registry: SiteRegistry) {
  const [regions, setRegions] = useState(() => readRegions(registry));
  useEffect(() => {
    const read = () => setRegions(readRegions(registry));
    const observer = new MutationObserver(read);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    // A fallback version is known by its requests.
    const requests = new PerformanceObserver(read);
    requests.observe({ type: "resource", buffered: true });
    return () => {
      observer.disconnect();
      requests.disconnect();
    };
  }, [registry]);
  return regions;
}

/**
 * The developer tools on a page that is not in production: who owns its regions, and how it loaded. It is in the flow of the
 * page, above everything, so that it covers nothing.
 */
export function DeveloperBar({ registry }: DeveloperBarProps) {
  const messages = useMessages(barMessages);
  const { frame, screen } = useRegions(registry);
  const [isOpen, setIsOpen] = useState(false);
  const release = registry.release === undefined ? messages.noRelease : messages.release(`${registry.release}`);
  return (
    <aside className={css.bar} aria-label={messages.tools}>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className={css.summary}>
          {[screen?.name ?? frame.name, screen?.host, release].filter(Boolean).join(" · ")}
        </summary>
        {isOpen && (
          <div className={css.content}>
            <Regions frame={frame} screen={screen} />
            <Timeline loads={readLoads()} />
            <Button variant="tonal" size="s" onClick={leaveTools}>
              {messages.leave}
            </Button>
          </div>
        )}
      </details>
    </aside>
  );
}

function leaveTools() {
  storedOverride.drop();
  location.reload();
}

interface RegionsProps {
  frame: Region;
  screen: Region | undefined;
}

function Regions({ frame, screen }: RegionsProps) {
  const messages = useMessages(barMessages);
  const [details, setDetails] = useState<Readonly<Record<string, Details>>>({});
  const rows = [
    ...(screen ? [{ label: messages.screen, region: screen }] : []),
    { label: messages.frame, region: frame },
  ];
  const bases = rows.map(({ region }) => region.base).join(" ");
  useEffect(() => {
    let isCurrent = true;
    for (const region of [frame, screen]) {
      if (!region) continue;
      void fetchDetails(region).then((found) => {
        if (isCurrent) setDetails((known) => ({ ...known, [region.base]: found }));
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [bases]);
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{messages.region}</th>
          <th scope="col">{messages.owner}</th>
          <th scope="col">{messages.contract}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, region }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{[region.name, details[region.base]?.version, region.host].filter(Boolean).join(" ")}</td>
            <td>{details[region.base]?.host}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface TimelineProps {
  loads: readonly Load[];
}

function Timeline({ loads }: TimelineProps) {
  const messages = useMessages(barMessages);
  const last = Math.max(1, ...loads.map(({ end }) => end));
  const percent = (time: number) => `${(100 * Math.max(0, time)) / last}%`;
  return (
    <>
      <h2 className={css.title}>{messages.timeline}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <ol className={css.loads} aria-label={messages.timeline} tabIndex={0}>
        {loads.map(({ name, start, end, facts }, index) => (
          <li key={index}>
            <span className={css.load}>
              <code>{name}</code>
              <span className={css.time}>{facts}</span>
            </span>
            <div className={css.track} aria-hidden="true">
              <div className={css.span} style={{ marginLeft: percent(start), width: percent(end - start) }} />
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Shows the bar above the page, in a separate root: it remains when the frame or a screen fails. */
export function showBar(registry: SiteRegistry, locale: Environment["locale"]) {
  const place = document.createElement("div");
  const preview = document.getElementById("preview");
  if (preview) preview.after(place);
  else document.body.prepend(place);
  createRoot(place).render(
    <LocaleProvider locale={locale}>
      <DeveloperBar registry={registry} />
    </LocaleProvider>,
  );
}

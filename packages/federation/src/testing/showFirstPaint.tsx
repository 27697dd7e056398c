import { parseEnvironment } from "@lending/bridge/environment";
import { FirstPaintContext } from "@lending/ui/first-paint";
import { makeParts } from "@lending/ui/first-paint-parts";
import { LOCALES, type Locale, LocaleProvider } from "@lending/ui/locale";
import { act, type ComponentType, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { joinFirstPaint, type RenderedFirstPaint } from "../first-paint/joinFirstPaint.ts";
import type { ReadFirstFacts } from "../routes/defineRoutes.ts";
import { showControls } from "../startup/controls.ts";
import { showFacts } from "../startup/facts.ts";
import { translate } from "../startup/firstPaintControls.ts";

/** Renders a first paint in one language as the build does, which has no document. */
async function renderIn(Component: ComponentType, locale: Locale): Promise<RenderedFirstPaint> {
  const parts = makeParts();
  const place = document.createElement("div");
  const root = createRoot(place);
  const page = (
    <FirstPaintContext value={parts}>
      <LocaleProvider locale={locale}>
        <MemoryRouter>
          <Component />
        </MemoryRouter>
      </LocaleProvider>
    </FirstPaintContext>
  );
  // The first time its messages load, and a component that waits for them declares its placeholders twice.
  await act(async () => root.render(<Suspense>{page}</Suspense>));
  while (!place.firstElementChild) await act(async () => new Promise((resolve) => setTimeout(resolve, 5)));
  parts.placeholders.length = 0;
  await act(async () => root.render(<Suspense key="again">{page}</Suspense>));
  // React renders the children of a template beside its content.
  for (const template of place.querySelectorAll("template")) template.content.append(...template.childNodes);
  const html = place.innerHTML;
  await act(async () => root.unmount());
  return { html, parts };
}

const rendered = new Map<ComponentType, Promise<string>>();

async function renderFirstPaint(Component: ComponentType): Promise<string> {
  const inEveryLanguage: RenderedFirstPaint[] = [];
  for (const locale of LOCALES) inEveryLanguage.push(await renderIn(Component, locale));
  return joinFirstPaint(inEveryLanguage);
}

interface Options {
  readonly Component: ComponentType;
  readonly firstFacts: ReadFirstFacts;
  /** The `data` of the first early response. */
  readonly data: unknown;
  /** The address of the path, with its query. */
  readonly address: string;
  readonly locale?: Locale;
}

/** The time of the fake server. */
const DATE = "Fri, 18 Dec 2026 02:00:00 GMT";

/** Test helper: shows the first paint of a path with the facts of a response, as the start-up script does. */
export async function showFirstPaint({ Component, firstFacts, data, address, locale = "source" }: Options) {
  const html = rendered.get(Component) ?? renderFirstPaint(Component);
  rendered.set(Component, html);
  const place = document.createElement("div");
  place.innerHTML = await html;
  document.body.append(place);
  translate(place, locale);
  const { pathname, searchParams: query } = new URL(address, "https://h5.test");
  const { wireNames } = parseEnvironment({});
  const text = JSON.stringify({ code: 0, data });
  const response = { ok: true, status: 200, contentType: "application/json", date: DATE, text };
  await showFacts(Promise.resolve(response), place, {
    ...{ facts: Promise.resolve({ read: firstFacts, wireNames }), pathname, query, locale },
    showControls: (group) => showControls(place, group, query, (bar) => translate(bar, locale)),
  });
  place.remove();
  return {
    /** The texts that the response replaced, by the names of their placeholders. */
    facts: Object.fromEntries(
      [...place.querySelectorAll<HTMLElement>("[data-fact]")]
        .filter(({ textContent }) => textContent)
        .map(({ dataset, textContent }) => [dataset.fact, textContent]),
    ) as Readonly<Record<string, string>>,
    /** The shown controls: their names, and the addresses of links. */
    controls: controlsOf(place.querySelector("main")),
    place,
  };
}

/** Returns the controls at the end of a screen or first paint: the name and the address of each. */
export const controlsOf = (main: Element | null): readonly string[] =>
  [...(main?.lastElementChild?.querySelectorAll("button,a") ?? [])]
    .filter((one) => one.closest("main > *") !== main?.firstElementChild)
    .map((one) => [one.textContent, one.getAttribute("href")].filter(Boolean).join(" "));

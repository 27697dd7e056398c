import { ArticleFirstPaint, FirstPaintContext } from "@lending/ui/first-paint";
import { makeParts } from "@lending/ui/first-paint-parts";
import { LOCALES, type Locale, LocaleProvider, useLocale } from "@lending/ui/locale";
import type { ComponentType } from "react";
import { prerender } from "react-dom/static.edge";
import { MemoryRouter } from "react-router";
import type { RouteTitle } from "../routes/defineRoutes.ts";
import type { RenderedFirstPaint } from "./joinFirstPaint.ts";

async function render(Component: ComponentType, locale: Locale): Promise<RenderedFirstPaint> {
  const parts = makeParts();
  const { prelude } = await prerender(
    <FirstPaintContext value={parts}>
      <LocaleProvider locale={locale}>
        <MemoryRouter>
          <Component />
        </MemoryRouter>
      </LocaleProvider>
    </FirstPaintContext>,
  );
  return { html: await new Response(prelude).text(), parts };
}

/** Renders a first paint in every language of `LOCALES`. */
export async function renderFirstPaint(Component: ComponentType): Promise<readonly RenderedFirstPaint[]> {
  const inEveryLanguage: RenderedFirstPaint[] = [];
  for (const locale of LOCALES) {
    // The first time its messages load, and a component that waits for them declares its parts twice.
    await render(Component, locale);
    inEveryLanguage.push(await render(Component, locale));
  }
  return inEveryLanguage;
}

/** Returns the first paint of a path that its app's `src/firstPaints.tsx` does not list: the title, and lines of text. */
const usualFirstPaint = (title: RouteTitle) =>
  function UsualFirstPaint() {
    return <ArticleFirstPaint title={title[useLocale()]} />;
  };

/** Renders the first paint of every path of an app. `titles` are those of its paths. The build runs it, never a browser. */
export async function renderFirstPaints(
  firstPaints: Readonly<Record<string, ComponentType>>,
  titles: Readonly<Record<string, RouteTitle>>,
): Promise<Readonly<Record<string, readonly RenderedFirstPaint[]>>> {
  const unlisted = Object.entries(titles).filter(([path]) => !firstPaints[path]);
  const all = {
    ...firstPaints,
    ...Object.fromEntries(unlisted.map(([path, title]) => [path, usualFirstPaint(title)])),
  };
  const rendered: Record<string, readonly RenderedFirstPaint[]> = {};
  for (const [path, Component] of Object.entries(all)) rendered[path] = await renderFirstPaint(Component);
  return rendered;
}

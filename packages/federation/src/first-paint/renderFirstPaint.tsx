import { FirstPaintContext } from "@lending/ui/first-paint";
import { makeParts } from "@lending/ui/first-paint-parts";
import { LOCALES, type Locale, LocaleProvider } from "@lending/ui/locale";
import type { ComponentType } from "react";
import { prerender } from "react-dom/static.edge";
import { MemoryRouter } from "react-router";
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

import "@lending/ui/tokens.css";
import "@lending/ui/base.css";
import { isLocale, LocaleProvider, languageTag } from "@lending/ui/locale";
import { PSEUDO_LOCALE, speakLong } from "@lending/ui/pseudo-locale";
import { brandCss, brands } from "@lending/ui/tokens";
import type { Preview } from "@storybook/react-vite";
import { Suspense } from "react";
import { configure } from "storybook/test";

// A busy machine may take its time; what is waited for is found as soon as it is there.
configure({ asyncUtilTimeout: 5000 });

const preview: Preview = {
  // A page for each component and screen, where a story's own words are read.
  tags: ["autodocs"],
  parameters: {
    a11y: { test: "error" },
    // Dialogs, toasts and bars are fixed to the page, so each story of such a page is one of its own.
    docs: { story: { inline: false, height: "480px" } },
    layout: "fullscreen",
    viewport: {
      options: {
        phone320: { name: "Small phone 320", styles: { width: "320px", height: "640px" } },
        phone360: { name: "Phone 360", styles: { width: "360px", height: "740px" } },
        phone412: { name: "Large phone 412", styles: { width: "412px", height: "892px" } },
      },
    },
  },
  initialGlobals: {
    viewport: { value: "phone360", isRotated: false },
    locale: "source",
    theme: "light",
    contrast: "normal",
    brand: "araw",
    text: "100",
  },
  globalTypes: {
    locale: {
      description: "Language",
      toolbar: {
        icon: "globe",
        items: [
          { value: "source", title: "Source" },
          { value: "en-PH", title: "English" },
          { value: "fil-PH", title: "Filipino" },
          { value: "zh-CN", title: "中文" },
          { value: PSEUDO_LOCALE, title: "Long words" },
        ],
        dynamicTitle: true,
      },
    },
    theme: {
      description: "Theme",
      toolbar: { icon: "mirror", items: ["light", "dark"], dynamicTitle: true },
    },
    contrast: {
      description: "Contrast",
      toolbar: {
        icon: "contrast",
        items: [
          { value: "normal", title: "Usual contrast" },
          { value: "more", title: "More contrast" },
        ],
        dynamicTitle: true,
      },
    },
    brand: {
      description: "Brand, as an environment names it",
      toolbar: {
        icon: "paintbrush",
        items: Object.entries(brands).map(([value, { name, use }]) => ({ value, title: `Brand ${name}`, right: use })),
        dynamicTitle: true,
      },
    },
    text: {
      description: "Text size",
      toolbar: {
        icon: "zoom",
        items: [
          { value: "100", title: "Text 100 %" },
          { value: "150", title: "Text 150 %" },
          { value: "200", title: "Text 200 %" },
        ],
        dynamicTitle: true,
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      const root = document.documentElement;
      root.dataset.theme = String(globals.theme);
      root.dataset.contrast = String(globals.contrast);
      showBrand(String(globals.brand));
      root.style.fontSize = `${globals.text}%`;
      const locale = isLocale(globals.locale) ? globals.locale : "source";
      root.lang = languageTag(locale);
      speakLong(globals.locale === PSEUDO_LOCALE);
      return (
        <LocaleProvider key={String(globals.locale)} locale={locale}>
          <Suspense fallback={null}>
            <Story />
          </Suspense>
        </LocaleProvider>
      );
    },
  ],
};

const brandSheet = new CSSStyleSheet();

/** As the document of an environment does it: the brand's own rules after the tokens. */
function showBrand(name: string): void {
  brandSheet.replaceSync(brandCss(brands[name as keyof typeof brands] ?? brands.araw));
  if (!document.adoptedStyleSheets.includes(brandSheet)) document.adoptedStyleSheets.push(brandSheet);
}

export default preview;

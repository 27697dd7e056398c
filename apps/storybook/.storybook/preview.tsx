import "@lending/ui/tokens.css";
import "@lending/ui/base.css";
import { isLocale, LocaleProvider, languageTag } from "@lending/ui/locale";
import { PSEUDO_LOCALE, speakLong } from "@lending/ui/pseudo-locale";
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
    brand: "one",
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
    brand: {
      description: "Brand",
      toolbar: {
        icon: "paintbrush",
        items: [
          { value: "one", title: "Brand one" },
          { value: "two", title: "Brand two" },
        ],
        dynamicTitle: true,
      },
    },
    text: {
      description: "Text size",
      toolbar: {
        icon: "zoom",
        items: [
          { value: "100", title: "Text 100 %" },
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
      root.dataset.brand = String(globals.brand);
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

export default preview;

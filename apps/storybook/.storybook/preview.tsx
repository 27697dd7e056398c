import "@lending/ui/tokens.css";
import "@lending/ui/base.css";
import { lazyComponent } from "@lending/ui/lazy-component";
import { isLocale, LocaleProvider, languageTag } from "@lending/ui/locale";
import { brandCss } from "@lending/ui/tokens";
import type { Preview } from "@storybook/react-vite";
import { Fragment, Suspense } from "react";
import { configure, waitFor } from "storybook/test";
import { brands } from "../../../packages/checks/src/tokens/brands.ts";
import { LANGUAGES, showTheme } from "../src/guide/globals.ts";
import { PSEUDO_LOCALE, speakLong } from "../src/pseudoLocale.ts";
import { drawPicture, observeAnnouncements, readAloud } from "./borrower.ts";
import { showSpaces } from "./drawSpaces.ts";
import { findLayoutFaults } from "./findFaults.ts";
import { speakAsLender } from "./speakAsLender.ts";

// Allows for a busy machine. An element is found as soon as it appears.
configure({ asyncUtilTimeout: 15_000 });

// A page has many frames, each with all of the preview, so a frame loads neither the pages nor, for a component, the apps.
const GuidePage = lazyComponent(async () => (await import("../src/guide/GuidePage.tsx")).GuidePage);
const ToolbarContainer = lazyComponent(
  async () => (await import("../src/guide/ToolbarContainer.tsx")).ToolbarContainer,
  { fallback: null },
);
type Stage = typeof import("./stageScreens.tsx");

Object.assign(window, { drawPicture, readAloud });
observeAnnouncements();

// Stories that run as tests are measured on the smallest phone.
const isTest = "__vitest_browser__" in globalThis;

// A small picture must not report its language and theme: Storybook would take them for those of the page around it.
if (new URLSearchParams(location.search).has("picture"))
  Object.defineProperty(globalThis, "parent", { value: globalThis });

// What moves the focus or scrolls in a frame must not scroll the documentation page around it.
if (!isTest && parent !== globalThis.window) {
  const keepPage = <Method extends "focus" | "scrollIntoView">(prototype: Pick<HTMLElement, Method>, name: Method) => {
    const move: (this: unknown, options?: object) => void = prototype[name];
    prototype[name] = function moveInFrame(this: unknown, options?: object) {
      const { scrollX, scrollY } = parent;
      move.call(this, options);
      parent.scrollTo(scrollX, scrollY);
    };
  };
  keepPage(HTMLElement.prototype, "focus");
  keepPage(Element.prototype, "scrollIntoView");
}

/** A menu of the toolbar, which shows the title of the chosen value. */
const menu = (
  description: string,
  icon: "globe" | "mirror" | "paintbrush" | "contrast" | "lightning" | "mobile" | "zoom" | "ruler",
  titles: Readonly<Record<string, string>>,
) => ({
  description,
  toolbar: { icon, items: Object.entries(titles).map(([value, title]) => ({ value, title })), dynamicTitle: true },
});

const preview: Preview = {
  // A documentation page for each component and screen, with the stories' descriptions.
  tags: ["autodocs"],
  parameters: {
    // A test reads violations only. A result with all that passed takes longer to write and to send.
    a11y: { test: "error", ...(isTest && { options: { resultTypes: ["violations"] } }) },
    // Dialogs, toasts and bars are fixed to the page, so each story on a documentation page needs a separate frame.
    docs: {
      page: GuidePage,
      container: ToolbarContainer,
      story: { inline: false, height: "480px" },
      codePanel: true,
      toc: { headingSelector: "h2", title: "On this page" },
    },
    // A function of a story has no code that a reader could use.
    jsx: { functionValue: () => "() => {}" },
    layout: "fullscreen",
    options: {
      storySort: {
        order: [
          "Start",
          "Templates",
          "Foundations",
          ["Tokens", "Illustrations", "Icons", "Copy", "Access"],
          "Components",
          ["Actions", "Forms", "Loans and money", "Messages", "Overlays", "Structure", "Content"],
          "Patterns",
          ["An error", "A payment and what follows", "A refusal", "Waiting", "Nothing to show", "Offline"],
          "Flows",
          "Screens",
          "Rules",
        ],
      },
    },
    viewport: {
      options: {
        phone320: { name: "Small phone 320", styles: { width: "320px", height: "640px" } },
        phone360: { name: "Phone 360", styles: { width: "360px", height: "740px" } },
        landscape740: { name: "Low landscape 740", styles: { width: "740px", height: "360px" } },
        phone412: { name: "Large phone 412", styles: { width: "412px", height: "892px" } },
      },
    },
  },
  // A payment started or a consent withdrawn in one story must not appear in the next.
  beforeEach: () => {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (!/storybook/.test(key)) storage.removeItem(key);
  },
  afterEach: async ({ tags }) => {
    if (isTest && !tags.includes("loading")) await waitForScreen();
    const faults = isTest ? findLayoutFaults() : [];
    if (faults.length > 0) throw new Error(["Layout faults:", ...faults].join("\n"));
  },
  initialGlobals: {
    viewport: { value: isTest ? "phone320" : "phone360", isRotated: false },
    // Stories that run as tests name what they find in the wording of the requirements.
    locale: isTest ? "source" : "en-PH",
    theme: "light",
    contrast: "normal",
    network: "online",
    host: "story",
    brand: "araw",
    text: "100",
    spaces: "off",
  },
  globalTypes: {
    locale: menu("Language", "globe", {
      ...LANGUAGES,
      [PSEUDO_LOCALE]: "Long text",
    }),
    theme: menu("Theme", "mirror", { light: "Light", dark: "Dark" }),
    contrast: menu("Contrast", "contrast", { normal: "Contrast", more: "More contrast" }),
    brand: menu(
      "Brand, as an environment names it",
      "paintbrush",
      Object.fromEntries(Object.entries(brands).map(([value, { brandName }]) => [value, brandName])),
    ),
    network: menu("Network between the screen and its server", "lightning", {
      online: "Online",
      slow: "Slow: 3 s",
      offline: "Offline",
      down: "Server down",
    }),
    host: menu("Where the page is open", "mobile", {
      story: "Host",
      android: "Android app",
      ios: "iOS app",
      link: "Old app: links",
      browser: "Browser",
    }),
    text: menu("Text size", "zoom", { "100": "100 %", "150": "150 %", "200": "200 %" }),
    spaces: menu("Spaces in px, measured on the page", "ruler", { off: "Spaces", on: "Spaces on" }),
  },
  loaders: async ({ title }) => (title.startsWith("Components/") ? {} : { ...(await import("./stageScreens.tsx")) }),
  decorators: [
    (Story, { args, globals, parameters, loaded }) => {
      const { Stage = Fragment, stageApp } = loaded as Partial<Stage>;
      const root = document.documentElement;
      showBrand(String(globals.brand));
      showTheme(String(globals.theme), String(globals.contrast));
      stageApp?.(globals);
      showSpaces(globals.spaces === "on");
      root.style.fontSize = `${globals.text}%`;
      const locale = isLocale(globals.locale) ? globals.locale : "source";
      root.lang = languageTag(locale);
      speakLong(globals.locale === PSEUDO_LOCALE);
      const story = <Story args={speakAsLender(args, String(globals.locale))} />;
      return (
        <LocaleProvider key={[globals.locale, globals.network, globals.host].join()} locale={locale}>
          <Stage>
            <Suspense fallback={null}>
              {parameters.gutter === true ? <div style={{ padding: "var(--gutter)" }}>{story}</div> : story}
            </Suspense>
          </Stage>
        </LocaleProvider>
      );
    },
  ],
};

/**
 * Resolves once the screen has replaced its first paint. Without this, the checks of a story without steps would see its first
 * paint. Throws for a story that waits for ever, unless its tag is "loading".
 */
const waitForScreen = () =>
  waitFor(() => {
    if (document.querySelector("[aria-busy=true] [data-first-paint]"))
      throw new Error('The screen still loads. Tag the story "loading".');
  });

const brandSheet = new CSSStyleSheet();

/** Adds the brand's rules after the tokens, as the document of an environment does. */
function showBrand(name: string): void {
  brandSheet.replaceSync(brandCss(brands[name as keyof typeof brands] ?? brands.araw));
  if (!document.adoptedStyleSheets.includes(brandSheet)) document.adoptedStyleSheets.push(brandSheet);
}

export default preview;

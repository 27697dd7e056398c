import { Suspense } from "react";
import { describe, expect, it, vi } from "vitest";
import * as groups from "../messages/source.ts";
import { act, render, screen } from "../testing/dom.ts";
import {
  type Catalogue,
  defineMessages,
  isLocale,
  type Locale,
  LocaleProvider,
  languageTag,
  useLocale,
  useMessages,
} from "./locale.tsx";

const source = { due: "Amount due", days: (n: number) => `${n} days` } as const;

function makeCatalogue(filipino = async () => ({ messages: { due: "Bayarin", days: (n: number) => `${n} araw` } })) {
  return defineMessages({
    source,
    others: {
      "en-PH": async () => ({ messages: source }),
      "fil-PH": vi.fn(filipino),
      "zh-CN": async () => ({ messages: { due: "应还金额", days: (n: number) => `${n} 天` } }),
    },
  });
}

function Invoice({ catalogue }: { catalogue: Catalogue<typeof source> }) {
  const messages = useMessages(catalogue);
  return (
    <p lang={languageTag(useLocale())}>
      {messages.due}, {messages.days(3)}
    </p>
  );
}

async function show(locale: Locale, catalogue: Catalogue<typeof source>) {
  const screenIn = (chosen: Locale) => (
    <LocaleProvider locale={chosen}>
      <Suspense fallback="waiting">
        <Invoice catalogue={catalogue} />
      </Suspense>
    </LocaleProvider>
  );
  const { rerender } = await act(async () => render(screenIn(locale)));
  return (chosen: Locale) => act(async () => rerender(screenIn(chosen)));
}

describe("useMessages", () => {
  it("returns the source at once and requests no file", () => {
    const catalogue = makeCatalogue();
    render(<Invoice catalogue={catalogue} />);
    expect(screen.getByText("Amount due, 3 days").lang).toBe("en");
    expect(catalogue.others["fil-PH"]).not.toHaveBeenCalled();
  });

  it("returns the chosen language's messages once its file is loaded", { tags: "rulings.languages" }, async () => {
    await show("fil-PH", makeCatalogue());
    expect(screen.getByText("Bayarin, 3 araw").lang).toBe("fil-PH");
  });

  it("requests a file once, however often the screen is shown", async () => {
    const catalogue = makeCatalogue();
    const switchTo = await show("fil-PH", catalogue);
    await switchTo("source");
    expect(screen.getByText("Amount due, 3 days")).toBeTruthy();
    await switchTo("fil-PH");
    expect(screen.getByText("Bayarin, 3 araw")).toBeTruthy();
    expect(catalogue.others["fil-PH"]).toHaveBeenCalledTimes(1);
  });

  it("falls back to the source when the file fails to load", async () => {
    await show(
      "fil-PH",
      makeCatalogue(() => Promise.reject(new Error("offline"))),
    );
    expect(screen.getByText("Amount due, 3 days")).toBeTruthy();
  });

  it("loads the file of a catalogue that is defined after the language was chosen", async () => {
    await show("fil-PH", makeCatalogue());
    const later = makeCatalogue();
    expect(later.others["fil-PH"]).toHaveBeenCalledTimes(1);
  });
});

it.each([
  ["source", true],
  ["fil-PH", true],
  ["fil", false],
  [undefined, false],
])("isLocale returns for %j: %s", (text, known) => {
  expect(isLocale(text)).toBe(known);
});

const languages = ["en-PH", "fil-PH", "zh-CN"] as const;
const say = (message: unknown): string => (typeof message === "function" ? String(message("7")) : String(message));

describe.each(Object.entries(groups))("the group %s", (_, { source, others }) => {
  it.each(languages)("has every message in %s, with its parameters", async (language) => {
    const { messages } = await others[language]();
    expect(Object.keys(source)).toEqual(expect.arrayContaining(Object.keys(messages)));
    if (language !== "en-PH") expect(Object.keys(messages)).toHaveLength(Object.keys(source).length);
    for (const [key, message] of Object.entries(messages)) {
      expect(say(message).trim(), key).not.toBe("");
      expect(say(message).includes("7"), key).toBe(typeof message === "function");
    }
  });
});

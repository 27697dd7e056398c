export { type Catalogue, defineMessages, type Message, type MessageFile, type Messages } from "./defineMessages.ts";
export { isLocale, LOCALES, type Locale, languageTag } from "./Locale.ts";
export { useLocale } from "./LocaleContext.ts";
export { LocaleProvider } from "./LocaleProvider.tsx";
export { readSource } from "./messageStore.ts";
export { useMessages } from "./useMessages.ts";

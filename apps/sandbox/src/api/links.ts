import type { Language } from "./localize.ts";

/** Links in responses are absolute URLs, as in the real API. */
export const assetUrl = (origin: string, file: string) => `${origin}/sandbox/assets/${file}`;

export const siteUrl = (origin: string, path: string, query: Readonly<Record<string, string>>) =>
  `${origin}${path}?${new URLSearchParams(query)}`;

/** A link to a page of the sandbox carries the language of the request that issued it. */
const inLanguage = (url: string, language: Language | undefined) =>
  language === undefined ? url : `${url}?lang=${language}`;

export const walletUrl = (origin: string, token: string, language?: Language) =>
  inLanguage(`${origin}/sandbox/wallet/${token}`, language);

export const agreementUrl = (origin: string, token: string, language: Language | undefined) =>
  inLanguage(`${origin}/sandbox/agreements/${token}`, language);

export const uploadUrl = (origin: string, name: string) => `${origin}/sandbox/uploads/${name}`;

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

/** Returns the path and query with which a native webview opens an order, in the language `lang` if there is one. */
export const launchPath = (orderId: string, productId: string, sessionId: string, lang?: Language) =>
  `/loanDetail?${new URLSearchParams({
    ...(lang && { lang }),
    sessionId,
    productId,
    orderId,
    appVersion: "1.0.0",
    deviceName: "Sandbox Phone",
    deviceId: `device-${sessionId}`,
    osVersion: "14",
    advertisingId: `ad-${sessionId}`,
  })}`;

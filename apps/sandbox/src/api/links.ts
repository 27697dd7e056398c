/** Links in responses are absolute URLs, as in the real API. */
export const assetUrl = (origin: string, file: string) => `${origin}/sandbox/assets/${file}`;

export const siteUrl = (origin: string, path: string, query: Readonly<Record<string, string>>) =>
  `${origin}${path}?${new URLSearchParams(query)}`;

export const walletUrl = (origin: string, token: string) => `${origin}/sandbox/wallet/${token}`;

export const agreementUrl = (origin: string, token: string) => `${origin}/sandbox/agreements/${token}`;

export const uploadUrl = (origin: string, name: string) => `${origin}/sandbox/uploads/${name}`;

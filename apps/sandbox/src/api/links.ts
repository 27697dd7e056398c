/** Links that the lender gives out are whole addresses, as a real one's are. */
export const assetUrl = (origin: string, file: string) => `${origin}/sandbox/assets/${file}`;

export const siteUrl = (origin: string, path: string, query: Readonly<Record<string, string>>) =>
  `${origin}${path}?${new URLSearchParams(query)}`;

export const walletUrl = (origin: string, token: string) => `${origin}/sandbox/wallet/${token}`;

export const agreementUrl = (origin: string, token: string) => `${origin}/sandbox/agreements/${token}`;

export const uploadUrl = (origin: string, name: string) => `${origin}/sandbox/uploads/${name}`;

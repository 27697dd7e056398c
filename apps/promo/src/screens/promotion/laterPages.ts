import { NetworkFault } from "@lending/api-client";
import { fetchAtomFamily } from "@lending/bridge/store";
import type { ComponentType } from "react";

/** The hash pages: they are no part of the landing page's first load. */
export const laterPages = {
  download: () => import("./download/DownloadPage.tsx").then(({ DownloadPage }) => DownloadPage),
  agreement: () => import("./agreement/AgreementPage.tsx").then(({ AgreementPage }) => AgreementPage),
} as const satisfies Record<string, () => Promise<ComponentType>>;

export type LaterPage = keyof typeof laterPages;

/** A hash page once its file is here. One that could not be had is a fault of the network, asked for again by Retry. */
export const laterPageAtom = fetchAtomFamily((_get, page: LaterPage) =>
  laterPages[page]().then(
    (Page): { readonly Page: ComponentType } => ({ Page }),
    () => {
      throw new NetworkFault(`GET ${page}`);
    },
  ),
);

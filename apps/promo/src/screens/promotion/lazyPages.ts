import { NetworkFault } from "@lending/api-client";
import { fetchAtomFamily } from "@lending/bridge/store";
import type { ComponentType } from "react";

/** The hash pages, loaded lazily: they are not part of the landing page's first load. */
export const lazyPages = {
  download: () => import("./download/DownloadPage.tsx").then(({ DownloadPage }) => DownloadPage),
  agreement: () => import("./agreement/AgreementPage.tsx").then(({ AgreementPage }) => AgreementPage),
} as const satisfies Record<string, () => Promise<ComponentType>>;

export type LazyPage = keyof typeof lazyPages;

/** Loads a hash page. A failure is a `NetworkFault`, so that Retry loads the page again. */
export const lazyPageAtom = fetchAtomFamily((_get, page: LazyPage) =>
  lazyPages[page]().then(
    (Page): { readonly Page: ComponentType } => ({ Page }),
    () => {
      throw new NetworkFault(`GET ${page}`);
    },
  ),
);

import { lazyComponent } from "@lending/ui/lazy-component";

const loadDownload = () => import("./download/DownloadPage.tsx").then(({ DownloadPage }) => DownloadPage);
const loadAgreement = () => import("./agreement/AgreementPage.tsx").then(({ AgreementPage }) => AgreementPage);

/** Loaders of the hash pages, which are not part of the landing page's first load. */
export const loadLazyPage = { download: loadDownload, agreement: loadAgreement };

/** The hash pages. A page that fails to load throws to the shell's failure screen, where Retry requests it again. */
export const lazyPages = { download: lazyComponent(loadDownload), agreement: lazyComponent(loadAgreement) };

import { lazyComponent } from "@lending/ui/lazy-component";

const loadDownload = () => import("./download/DownloadPage.tsx").then(({ DownloadPage }) => DownloadPage);
const loadAgreement = () => import("./agreement/AgreementPage.tsx").then(({ AgreementPage }) => AgreementPage);

/** Load the files of the hash pages: they are no part of the landing page's first load. */
export const loadLaterPage = { download: loadDownload, agreement: loadAgreement };

/** The hash pages. A file that fails to load is thrown to the shell's failure screen, whose Retry requests it again. */
export const laterPages = { download: lazyComponent(loadDownload), agreement: lazyComponent(loadAgreement) };

import { NetworkFault } from "@lending/api-client";

/** Time limit in milliseconds for files that a submission needs, like that of a request. */
const LIMIT_MS = 60_000;

/** Waits for files that load late. A file that fails to load or never arrives is a lost connection. */
export const loadFiles = <Files>(files: Promise<Files>) =>
  new Promise<Files>((resolve, reject) => {
    const fail = () => reject(new NetworkFault("files"));
    setTimeout(fail, LIMIT_MS);
    files.then(resolve, fail);
  });

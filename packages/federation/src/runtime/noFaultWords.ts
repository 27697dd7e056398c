/** Stands in for the run time's sentences about its faults: nobody reads them on a phone, and the number says as much. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
export const getShortErrorMsg = (code: string, _words: object, about?: object, original?: string): string =>
  [code, JSON.stringify(about), original].join(" ");

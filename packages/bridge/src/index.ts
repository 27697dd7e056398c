export type { App } from "./app/App.tsx";
export { AppProvider, useApp } from "./app/App.tsx";
export type { PagePort } from "./app/createBackStack.ts";
export { useBack, useBackGuard } from "./back/useBack.ts";
export { chooseLocale } from "./environment/chooseLocale.ts";
export { type CheckedLink, checkLink, type LinkRefusal } from "./external/checkLink.ts";
export { type ExternalOptions, type ExternalVerdict, openExternal, useOpenExternal } from "./external/openExternal.ts";
export { type LocationQuery, withQuery } from "./external/withQuery.ts";
export { createNativePort } from "./native/createNativePort.ts";
export type {
  NativeCommand,
  NativeMessage,
  NativeParams,
  NativePort,
  NativeReply,
  ReplyOptions,
} from "./native/NativePort.ts";

export type { App } from "./app/App.tsx";
export { AppProvider, useApp, useBack, useBackGuard } from "./app/App.tsx";
export type { PagePort } from "./app/createBackStack.ts";
export { type CheckedLink, checkLink, type LinkRefusal } from "./external/checkLink.ts";
export { type ExternalOptions, type ExternalVerdict, openExternal, useOpenExternal } from "./external/openExternal.ts";
export { type LocationQuery, withQuery } from "./external/withQuery.ts";
export { chooseLocale } from "./launch/clientQuery.ts";
export type {
  NativeCommand,
  NativeMessage,
  NativeParams,
  NativePort,
  NativeReply,
  ReplyOptions,
} from "./native/createNativePort.ts";
export { createNativePort } from "./native/createNativePort.ts";

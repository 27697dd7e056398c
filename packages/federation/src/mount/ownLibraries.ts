import type { RemoteRequire } from "../runtime/remoteRuntime.ts";

declare const __webpack_require__: RemoteRequire;
declare const require: (request: string) => unknown;

/**
 * Copies of the shared modules of our packages, which a host that is not our shell does not have. The build resolves `own/` to the module
 * itself instead of the host's. Evaluated when first required, because they import one another.
 */
Object.assign(__webpack_require__.libraries, {
  "@lending/api-client": () => require("own/@lending/api-client"),
  "@lending/api-client/schema": () => require("own/@lending/api-client/schema"),
  "@lending/bridge": () => require("own/@lending/bridge"),
  "@lending/bridge/router": () => require("own/@lending/bridge/router"),
  "@lending/bridge/store": () => require("own/@lending/bridge/store"),
  "@lending/ui/help": () => require("own/@lending/ui/help"),
  "@lending/ui/locale": () => require("own/@lending/ui/locale"),
  "@lending/ui/toast": () => require("own/@lending/ui/toast"),
});

// Most hosts share only `react` and `react-dom`. These two belong to them.
__webpack_require__.libraries["react/jsx-runtime"] ??= () => require("own/react/jsx-runtime");
__webpack_require__.libraries["react-dom/client"] ??= () => require("own/react-dom/client");

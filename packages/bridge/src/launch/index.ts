export { chooseLocale, type LocaleSettings } from "../environment/chooseLocale.ts";
export {
  cleanAddress,
  clientQuery,
  type HeaderNames,
  type HeaderValues,
  type RequestEnvironment,
  requestContext,
  requestLanguage,
} from "./clientQuery.ts";
export { CODE_PARAMETERS, isForeignStatement, MESSAGE_PARAMETER } from "./foreignLink.ts";
export { ownerOf } from "./ownerOf.ts";
export type { LaunchParameters } from "./readLaunch.ts";
export {
  hasLaunchParameter,
  hasOtherLaunch,
  LAUNCH_PARAMETERS,
  type LaunchPort,
  readLaunch,
  readParameter,
} from "./readLaunch.ts";
export { readLaunchedOrder } from "./readLaunchedOrder.ts";

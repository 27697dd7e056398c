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
export type { LaunchParameters } from "./readLaunch.ts";
export {
  hasLaunchParameter,
  hasOtherLaunch,
  LAUNCH_PARAMETERS,
  type LaunchPort,
  ownerOf,
  readLaunch,
  readParameter,
  readStored,
  type SessionStorage,
} from "./readLaunch.ts";

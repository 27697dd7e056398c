export { chooseLocale } from "../environment/chooseLocale.ts";
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
export { hasLaunchParameter, hasOtherLaunch, type LaunchPort, readLaunch, readParameter } from "./readLaunch.ts";

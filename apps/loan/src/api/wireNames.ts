import type { Api } from "@lending/api-client";
import type { WireNames } from "@lending/bridge/environment";

/** The wire names of this deployment: the shell hands the client the ones that the environment has validated. */
export const wireNames = (api: Api) => api.wireNames as WireNames;

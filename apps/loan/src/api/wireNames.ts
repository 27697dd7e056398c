import type { Api } from "@lending/api-client";
import type { WireNames } from "@lending/bridge/environment";

/**
 * The wire names of this deployment. The cast is safe: the shell passes the client names that the environment
 * validated.
 */
export const wireNames = (api: Api) => api.wireNames as WireNames;

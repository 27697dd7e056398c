import type { Api } from "@lending/api-client";

/** Returns the wire names of this deployment. */
export const wireNames = (api: Api) => api.wireNames;

export { type Environment, environmentSchema } from "./environmentSchema.ts";
export { isOwnHost, ownHosts } from "./ownHosts.ts";
export { parseEnvironment } from "./parseEnvironment.ts";
export type { WireNames } from "./wireNamesSchema.ts";

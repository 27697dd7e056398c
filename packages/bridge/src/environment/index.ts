export { type Environment, environmentSchema } from "./environmentSchema.ts";
export { isOwnHost } from "./isOwnHost.ts";
export type { Locale } from "./Locale.ts";
export { ownHosts } from "./ownHosts.ts";
export { parseEnvironment } from "./parseEnvironment.ts";
export type { WireNames } from "./wireNamesSchema.ts";

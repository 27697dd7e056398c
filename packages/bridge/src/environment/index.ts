export { type Environment, environmentSchema } from "./environmentSchema.ts";
export { isOwnHost, type OwnHosts, ownHosts } from "./ownHosts.ts";
export { parseEnvironment } from "./parseEnvironment.ts";

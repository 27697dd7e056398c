export { type Environment, environmentSchema } from "./environmentSchema.ts";
export { isOwnHost, ownHosts } from "./ownHosts.ts";
export { parseEnvironment } from "./parseEnvironment.ts";

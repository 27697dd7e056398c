export { type FakeApi, type FakeApiOptions, keepsIdempotencyKey, makeApi, respond } from "./makeApi.ts";
export {
  type FakeRequest,
  type FakeRoute,
  type FakeServer,
  html,
  lost,
  makeLateRoute,
  makeServer,
  type StagedNetwork,
  stageNetwork,
  status,
  stuck,
} from "./makeServer.ts";

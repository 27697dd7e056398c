export { answer } from "./answer.ts";
export { keepsIdempotencyKey } from "./keepsIdempotencyKey.ts";
export { type FakeApi, type FakeApiOptions, makeApi } from "./makeApi.ts";
export { type FakeRequest, type FakeRoute, type FakeServer, makeServer } from "./makeServer.ts";
export { type StagedNetwork, stageNetwork } from "./stageNetwork.ts";
export { html, lost, status, stuck } from "./troubles.ts";

export { type Api, type ApiOptions, apiAtom, type EarlyResponses, type RequestOptions } from "./api/Api.ts";
export { createApi, loadSending } from "./api/createApi.ts";
export type { WireNames } from "./api/sandboxWireNames.ts";
export type {
  ApiResponse,
  Call,
  Endpoint,
  EndpointParts,
  Refusal,
  Result,
  SentFile,
} from "./endpoint/defineEndpoint.ts";
export {
  Fault,
  HttpFault,
  NetworkFault,
  SessionFault,
  TimeoutFault,
  UnreadableFault,
} from "./faults/faults.ts";
export type { ClientQuery, Fields, RequestLine } from "./request-line/buildRequest.ts";

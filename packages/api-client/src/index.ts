export type {
  Api,
  ApiOptions,
  ApiResponse,
  EarlyResponses,
  Fields,
  RequestOptions,
  WireNames,
} from "./api/Api.ts";
export { apiAtom } from "./api/Api.ts";
export { createApi, loadSending } from "./api/createApi.ts";
export type { Call, Endpoint, EndpointParts, Refusal, Result, SentFile } from "./endpoint/defineEndpoint.ts";
export {
  Fault,
  HttpFault,
  NetworkFault,
  SessionFault,
  TimeoutFault,
  UnreadableFault,
} from "./faults/faults.ts";
export type { ClientQuery, RequestLine } from "./request-line/buildRequest.ts";

export type {
  Api,
  ApiOptions,
  ApiResponse,
  CallOptions,
  EarlyResponses,
  Fields,
  HttpClient,
  RequestOptions,
  WireNames,
} from "./api/Api.ts";
export { apiAtom } from "./api/Api.ts";
export { createApi, loadSending } from "./api/createApi.ts";
export { readResponse } from "./api/readResponse.ts";
export { Fault, HttpFault, NetworkFault, SessionFault, TimeoutFault, UnreadableFault } from "./faults/faults.ts";
export type { ClientQuery, RequestLine } from "./request-line/buildRequest.ts";

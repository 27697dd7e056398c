export type { Answer } from "./api/Answer.ts";
export type {
  Api,
  ApiOptions,
  CallOptions,
  EarlyAnswers,
  Fields,
  HttpClient,
  RequestOptions,
} from "./api/Api.ts";
export { apiAtom } from "./api/apiAtom.ts";
export { createApi } from "./api/createApi.ts";
export { loadSending } from "./api/loadSending.ts";
export { readAnswer } from "./api/readAnswer.ts";
export type { WireNames } from "./api/WireNames.ts";
export { Fault } from "./faults/Fault.ts";
export { HttpFault } from "./faults/HttpFault.ts";
export { NetworkFault } from "./faults/NetworkFault.ts";
export { TimeoutFault } from "./faults/TimeoutFault.ts";
export { UnreadableFault } from "./faults/UnreadableFault.ts";
export type { ClientQuery, RequestLine } from "./request-line/index.ts";

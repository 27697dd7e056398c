export { type BuiltRequest, buildRequest } from "./buildRequest.ts";
export type { EarlyRead } from "./EarlyRead.ts";
export type { ClientQuery, RequestContext } from "./RequestContext.ts";
export type { RequestLine } from "./RequestLine.ts";
export { isSuccess, readCode } from "./readCode.ts";
export { readWhole, type WholeAnswer } from "./readWhole.ts";
export { requestKey } from "./requestKey.ts";

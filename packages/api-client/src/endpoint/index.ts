export { defineRead, defineSend } from "./defineEndpoint.ts";
export { fromQuery, given } from "./fields.ts";
export { refuse } from "./Result.ts";

export {
  type Atom,
  atom,
  createStore,
  type Getter,
  Provider,
  useAtom,
  useAtomValue,
  useSetAtom,
  useStore,
} from "jotai";
export { type FetchAtom, fetchAtomFamily, forgetFault } from "./fetchAtomFamily.ts";
export { onReturn, type RequestCounts, useApi, useFetched } from "./useFetched.ts";

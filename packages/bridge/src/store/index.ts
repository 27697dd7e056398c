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
export { type FetchAtom, fetchAtomFamily } from "./fetchAtomFamily.ts";
export { forgetFault } from "./forgetFault.ts";
export { useFetched } from "./useFetched.ts";

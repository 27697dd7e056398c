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
export { type FetchAtom, fetchAtomFamily, forgetFault, useFetched } from "./fetchAtomFamily.ts";

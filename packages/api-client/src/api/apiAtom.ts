import { atom, type WritableAtom } from "jotai";
import type { Api } from "./Api.ts";

const slotAtom = atom<Api | undefined>(undefined);

/**
 * The HTTP client of the visit. The shell sets it in the store before the first screen; a test sets one from `makeApi`.
 */
export const apiAtom: WritableAtom<Api, [api: Api], void> = atom(
  (get) => {
    const api = get(slotAtom);
    if (!api)
      throw new Error(
        "No api in this store. Set apiAtom first: store.set(apiAtom, createApi(...)), or makeApi(...).api in a test.",
      );
    return api;
  },
  (_get, set, api) => set(slotAtom, api),
);

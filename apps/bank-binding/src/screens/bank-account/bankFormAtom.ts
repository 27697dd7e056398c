import { apiAtom } from "@lending/api-client";
import { fetchAtomFamily } from "@lending/bridge/store";
import { fetchBankForm } from "../../api/fetchBankForm.ts";

/** The form for this product, held while a component uses it. */
export const bankFormAtom = fetchAtomFamily((get, productId: string, { signal }) =>
  fetchBankForm(get(apiAtom), productId, signal),
);

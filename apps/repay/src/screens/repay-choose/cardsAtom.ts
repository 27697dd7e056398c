import { apiAtom, Fault } from "@lending/api-client";
import { fetchAtomFamily } from "@lending/bridge/store";
import { type CardsAnswer, fetchCards } from "../../api/fetchCards.ts";

/** The server was not reached. */
interface LostCards {
  readonly ok: false;
  readonly isLost: true;
}

/** The cards that an order can be repaid with, for as long as somebody shows them. */
export const cardsAtom = fetchAtomFamily(
  (get, orderId: string, { signal }): Promise<CardsAnswer | LostCards> =>
    fetchCards(get(apiAtom), orderId, signal).catch((error: unknown) => {
      if (error instanceof Fault) return { ok: false, isLost: true };
      throw error;
    }),
);

import { apiAtom, Fault } from "@lending/api-client";
import { fetchAtomFamily } from "@lending/bridge/store";
import { type CardsAnswer, fetchCards } from "../../api/fetchCards.ts";

/** The server could not be reached. */
interface LostCards {
  readonly ok: false;
  readonly isLost: true;
  readonly payment?: undefined;
}

/** Result of a cards request: the server's response, or that it could not be reached. */
export type LoadedCards = CardsAnswer | LostCards;

/** The cards that can repay an order. Fetched while a component reads it. */
export const cardsAtom = fetchAtomFamily(
  (get, orderId: string, { signal }): Promise<LoadedCards> =>
    fetchCards(get(apiAtom), orderId, signal).catch((error: unknown) => {
      if (error instanceof Fault) return { ok: false, isLost: true };
      throw error;
    }),
);

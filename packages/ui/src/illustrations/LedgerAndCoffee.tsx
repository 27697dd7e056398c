import { Cup, Ledger } from "./motifs/Desk.tsx";
import { Spot } from "./motifs/Spot.tsx";
import { INK } from "./palette.ts";

/** The ledger beside a cup of coffee: advice. */
export function LedgerAndCoffee() {
  return (
    <Spot>
      <Ledger at="translate(38 28) scale(1.02) rotate(-6)" />
      <Cup at="translate(106 90)" steam={INK} />
    </Spot>
  );
}

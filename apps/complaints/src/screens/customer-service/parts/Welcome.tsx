import { LedgerAndCoffee } from "@lending/ui/illustrations/ledger-and-coffee";
import { useMessages } from "@lending/ui/locale";
import { serviceMessages } from "../messages.ts";
import * as css from "./Welcome.module.css";

/** Introduction above the contacts. Lists what to write, so that one message is enough. */
export function Welcome() {
  const words = useMessages(serviceMessages);
  return (
    <div className={css.welcome}>
      <LedgerAndCoffee />
      <h2 className={css.title}>{words.lead}</h2>
      <p className={css.hint}>{words.hint}</p>
    </div>
  );
}

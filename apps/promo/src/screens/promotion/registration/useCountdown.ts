import { atom, useAtom } from "@lending/bridge/store";
import { RESEND_MS, useSecondsLeft } from "@lending/ui/seconds-left";
import { smsCountdownEnd } from "../../../stored.ts";

/** Shared, because the answer to a request may arrive after the form was left and opened again. */
const endAtom = atom<number | undefined>(undefined);

/** Counts down to the next SMS code (rule promotion.countdown). `secondsLeft` is 59 to 1 while it runs, else 0. */
export function useCountdown() {
  const [end = smsCountdownEnd.read(), setEnd] = useAtom(endAtom);
  const start = () => {
    const next = Date.now() + RESEND_MS;
    smsCountdownEnd.save(next);
    setEnd(next);
  };
  return { secondsLeft: useSecondsLeft(end), start };
}

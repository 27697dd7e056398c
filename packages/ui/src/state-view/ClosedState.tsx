import { StoreShut } from "../illustrations/StoreShut.tsx";
import { useMessages } from "../locale/locale.tsx";
import { stateMessages } from "../messages/source.ts";
import { StateView, type StateViewProps } from "./StateView.tsx";

/** A part of the product is unavailable; the rest works. Its texts can be replaced. */
export function ClosedState(props: Partial<StateViewProps>) {
  const { closedTitle, closedText } = useMessages(stateMessages);
  return <StateView title={closedTitle} text={closedText} illustration={<StoreShut />} isFault {...props} />;
}

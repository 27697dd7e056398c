import { EmptyBasket } from "../illustrations/EmptyBasket.tsx";
import { useMessages } from "../locale/locale.tsx";
import { StateView, type StateViewProps } from "./StateView.tsx";
import { stateMessages } from "./stateMessages.ts";

/** An empty list; `text` explains what will appear in it. */
export function EmptyState(props: Partial<StateViewProps>) {
  const { emptyTitle } = useMessages(stateMessages);
  return <StateView title={emptyTitle} illustration={<EmptyBasket />} {...props} />;
}

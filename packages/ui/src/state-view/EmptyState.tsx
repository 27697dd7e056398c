import { EmptyBasket } from "../illustrations/EmptyBasket.tsx";
import { useMessages } from "../locale/locale.tsx";
import { stateMessages } from "../messages/source.ts";
import { StateView, type StateViewProps } from "./StateView.tsx";

/** An empty list; `text` explains what will appear in it. */
export function EmptyState(props: Partial<StateViewProps>) {
  const { emptyTitle } = useMessages(stateMessages);
  return <StateView title={emptyTitle} illustration={<EmptyBasket />} {...props} />;
}

import { EmptyBasket } from "../illustrations/EmptyBasket.tsx";
import { useMessages } from "../locale/index.ts";
import { StateView, type StateViewProps } from "./StateView.tsx";
import { stateWords } from "./stateWords.ts";

/** A list without anything in it; `text` says what will appear here. */
export function EmptyState(props: Partial<StateViewProps>) {
  const { emptyTitle } = useMessages(stateWords);
  return <StateView title={emptyTitle} illustration={<EmptyBasket />} {...props} />;
}

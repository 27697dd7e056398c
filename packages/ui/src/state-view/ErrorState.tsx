import { KiteOnWire } from "../illustrations/KiteOnWire.tsx";
import { useMessages } from "../locale/locale.tsx";
import { stateMessages } from "../messages/source.ts";
import { StateView, type StateViewProps } from "./StateView.tsx";

/** An error. Its text advises borrowers who were paying to check the order first. Its texts can be replaced. */
export function ErrorState(props: Partial<StateViewProps>) {
  const { errorTitle, errorText } = useMessages(stateMessages);
  return <StateView title={errorTitle} text={errorText} illustration={<KiteOnWire />} isFault {...props} />;
}

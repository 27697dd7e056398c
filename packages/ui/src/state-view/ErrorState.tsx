import { KiteOnWire } from "../illustrations/KiteOnWire.tsx";
import { useMessages } from "../locale/locale.tsx";
import { StateView, type StateViewProps } from "./StateView.tsx";
import { stateMessages } from "./stateMessages.ts";

/** An error. Its text advises borrowers who were paying to check the order first. Its texts can be replaced. */
export function ErrorState(props: Partial<StateViewProps>) {
  const { errorTitle, errorText } = useMessages(stateMessages);
  return <StateView title={errorTitle} text={errorText} illustration={<KiteOnWire />} isFault {...props} />;
}

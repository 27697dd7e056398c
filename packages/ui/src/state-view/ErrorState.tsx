import { KiteOnWire } from "../illustrations/KiteOnWire.tsx";
import { useMessages } from "../locale/index.ts";
import { StateView, type StateViewProps } from "./StateView.tsx";
import { stateWords } from "./stateWords.ts";

/** Something went wrong; while paying it says to check the order first. Its words can be replaced. */
export function ErrorState(props: Partial<StateViewProps>) {
  const { errorTitle, errorText } = useMessages(stateWords);
  return <StateView title={errorTitle} text={errorText} illustration={<KiteOnWire />} isFault {...props} />;
}

import { PhoneUnderPalm } from "../illustrations/PhoneUnderPalm.tsx";
import { useMessages } from "../locale/locale.tsx";
import { stateMessages } from "../messages/source.ts";
import { StateView, type StateViewProps } from "./StateView.tsx";

/** No connection. Its texts can be replaced. */
export function OfflineState(props: Partial<StateViewProps>) {
  const { offlineTitle, offlineText } = useMessages(stateMessages);
  return <StateView title={offlineTitle} text={offlineText} illustration={<PhoneUnderPalm />} isFault {...props} />;
}

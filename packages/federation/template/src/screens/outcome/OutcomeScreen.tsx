import { useBack, withQuery } from "@lending/bridge";
import { AppLink, useSearchParams } from "@lending/bridge/router";
import { useFetched } from "@lending/bridge/store";
import { Button } from "@lending/ui/button";
import { useMessages } from "@lending/ui/locale";
import { RefusedScreen } from "@lending/ui/refused-screen";
import { StateScreen } from "@lending/ui/state-screen";
import { outcome } from "../../api/fetchOutcome.ts";
import { outcomeMessages, titles } from "../../messages/source.ts";

/** An outcome: what happened, what happens next, and one button for it. The address names the request. */
export function OutcomeScreen() {
  const messages = useMessages(outcomeMessages);
  const title = useMessages(titles).outcome;
  const goBack = useBack();
  const reference = useSearchParams()[0].get("reference") ?? "";
  if (reference !== "") return <LoadedOutcome reference={reference} />;
  return (
    <StateScreen
      kind="missing"
      screen={title}
      title={messages.nothingTitle}
      text={messages.nothingNext}
      onBack={goBack}
    />
  );
}

function LoadedOutcome({ reference }: { reference: string }) {
  const messages = useMessages(outcomeMessages);
  const { outcome: title, form } = useMessages(titles);
  const goBack = useBack();
  const [response, refresh, isRefreshing] = useFetched(outcome({ reference }));
  if (!response.ok) {
    return (
      <RefusedScreen
        title={title}
        fact={messages.refused}
        message={response.message}
        hint={messages.tryLater}
        onBack={goBack}
        onRetry={refresh}
        retrying={isRefreshing}
      />
    );
  }
  const { state, note } = response.value;
  const isReceived = state === "received";
  const next = isReceived ? "/__NAME__" : "/__NAME__Form";
  return (
    <StateScreen
      kind={isReceived ? "done" : "refused"}
      screen={title}
      title={isReceived ? messages.receivedTitle : messages.declinedTitle}
      text={note || (isReceived ? messages.receivedNext : messages.declinedNext)}
      onBack={goBack}
      actions={
        <Button render={<AppLink to={withQuery(next, {})} replace />}>{isReceived ? messages.toList : form}</Button>
      }
    />
  );
}

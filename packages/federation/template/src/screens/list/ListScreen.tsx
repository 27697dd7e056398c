import { useBack, withQuery } from "@lending/bridge";
import { AppLink } from "@lending/bridge/router";
import { useFetched } from "@lending/bridge/store";
import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { DetailRows } from "@lending/ui/detail-rows";
import { useMessages } from "@lending/ui/locale";
import { RefusedScreen } from "@lending/ui/refused-screen";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { StateView } from "@lending/ui/state-view";
import { items } from "../../api/fetchItems.ts";
import { listMessages, titles } from "../../messages/source.ts";

/** A list: its items, or what will appear in it, and the way to a new one. */
export function ListScreen() {
  const messages = useMessages(listMessages);
  const { list: title, form } = useMessages(titles);
  const goBack = useBack();
  const [response, refresh, isRefreshing] = useFetched(items());
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
  const rows = response.value.map(({ kind, value }) => ({ label: messages[kind], value }));
  return (
    <ScreenFrame
      title={title}
      onBack={goBack}
      actions={<Button render={<AppLink to={withQuery("/__NAME__Form", {})} />}>{form}</Button>}
    >
      {rows.length === 0 ? (
        <StateView kind="empty" title={messages.emptyTitle} text={messages.emptyHint} />
      ) : (
        <Card label={title}>
          <DetailRows rows={rows} />
        </Card>
      )}
    </ScreenFrame>
  );
}

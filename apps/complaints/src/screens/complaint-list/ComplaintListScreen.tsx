import { useBack, withQuery } from "@lending/bridge";
import { useNavigate, useSearchParams } from "@lending/bridge/router";
import { useFetched } from "@lending/bridge/store";
import { useLocale, useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { TabPanel } from "@lending/ui/tab-panel";
import { Tabs } from "@lending/ui/tabs";
import { useId } from "react";
import { RefusedScreen } from "../../components/refused-screen/RefusedScreen.tsx";
import { titles } from "../../titles.ts";
import { complaintListAtom } from "./complaintListAtom.ts";
import { listMessages } from "./messages.ts";
import { ComplaintItems } from "./parts/ComplaintItems.tsx";

/** Shows the borrower's complaints in the server's tabs. The address holds the selected tab. */
export function Screen() {
  const words = useMessages(listMessages);
  const title = titles.complaintList[useLocale()];
  const goBack = useBack();
  const navigate = useNavigate();
  const panelId = useId();
  const query = useSearchParams();
  const [answer, refresh, isRefreshing] = useFetched(complaintListAtom(null));
  if (!answer.ok)
    return <RefusedScreen title={title} message={answer.message} onRetry={refresh} retrying={isRefreshing} />;

  const { tabs } = answer;
  const requestedTab = Number(query.get("tab") ?? 0);
  const index = tabs[requestedTab] === undefined ? 0 : requestedTab;
  const items = tabs[index]?.items ?? [];
  // A single tab without a title would show nothing useful, so the tab bar is left out.
  const hasTabs = tabs.length > 1 || tabs.some((tab) => tab.title !== "");
  if (!hasTabs)
    return (
      <ScreenFrame title={title} onBack={goBack}>
        <ComplaintItems label={title} items={items} />
      </ScreenFrame>
    );
  return (
    <ScreenFrame
      title={title}
      onBack={goBack}
      under={
        <Tabs
          label={words.tabs}
          panelId={panelId}
          items={tabs.map((tab, at) => ({ value: String(at), label: tab.title || words.tab(at + 1) }))}
          value={String(index)}
          onChange={(tab) => void navigate(withQuery("/complaintList", { tab }), { replace: true })}
        />
      }
    >
      <TabPanel id={panelId} value={String(index)}>
        <ComplaintItems label={tabs[index]?.title || words.tab(index + 1)} items={items} />
      </TabPanel>
    </ScreenFrame>
  );
}

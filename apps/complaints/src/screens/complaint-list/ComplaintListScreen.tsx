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

/** The borrower's complaints, in the tabs that the server makes (specification 2). The tab stands in the address. */
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
  const wanted = Number(query.get("tab") ?? 0);
  const index = tabs[wanted] === undefined ? 0 : wanted;
  const items = tabs[index]?.items ?? [];
  // Specification 2: the tabs are the server's. One that has a title is told; one without has nothing to tell.
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

import { useApp } from "@lending/bridge";
import { useSearchParams } from "@lending/bridge/router";
import { useFetched } from "@lending/bridge/store";
import { useLocale } from "@lending/ui/locale";
import { useState } from "react";
import { complaintStartAtom } from "../../components/complaintStartAtom.ts";
import { loadPictureViewer } from "../../components/pictures/loadPictureViewer.ts";
import { RefusedScreen } from "../../components/refused-screen/RefusedScreen.tsx";
import { readComplaintDraft } from "../../draft/complaintDraft.ts";
import { titles } from "../../titles.ts";
import { ComplaintForm } from "./ComplaintForm.tsx";
import { loadSentModal } from "./loadSentModal.ts";
import { MissingChoice } from "./parts/MissingChoice.tsx";
import { type ComplaintChoice, readComplaintChoice } from "./readComplaintChoice.ts";

/** The page with the complaint form. The address names the subject, or else the draft does. */
export function Screen() {
  const chosen = readComplaintChoice(useSearchParams());
  const { launch } = useApp();
  const [draft] = useState(() => readComplaintDraft(launch.sessionId));
  const choice = chosen ?? (draft?.problemType ? draft : undefined);
  return choice ? <LoadedForm choice={choice} /> : <MissingChoice />;
}
Screen.whenIdle = [loadSentModal, loadPictureViewer];

function LoadedForm({ choice }: { choice: ComplaintChoice }) {
  const title = titles.complaint[useLocale()];
  const [answer, refresh, isRefreshing] = useFetched(complaintStartAtom(""));
  if (!answer.ok)
    return <RefusedScreen title={title} message={answer.message} onRetry={refresh} retrying={isRefreshing} />;
  return <ComplaintForm choice={choice} start={answer.start} />;
}

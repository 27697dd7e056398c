import { useApp, useBack, withQuery } from "@lending/bridge";
import { useLocation, useNavigate, useSearchParams } from "@lending/bridge/router";
import { useFetched } from "@lending/bridge/store";
import { lazyComponent } from "@lending/ui/lazy-component";
import { useMessages } from "@lending/ui/locale";
import { useState } from "react";
import { readComplaintDraft } from "../../complaintDraft.ts";
import { complaintStartAtom, isFromStart } from "../../components/complaintStart.ts";
import { RefusedScreen } from "../../components/RefusedScreen.tsx";
import { titles } from "../../messages/source.ts";
import { type ComplaintChoice, ComplaintForm } from "./ComplaintForm.tsx";

/** Loads late, because every link of the product names a subject. */
const MissingChoice = lazyComponent(() => import("./MissingChoice.tsx").then((module) => module.MissingChoice));

/** The page with the complaint form. The address names the subject, or else the draft does. */
export function ComplaintNextScreen() {
  const returnToStart = useReturnToStart();
  const [query] = useSearchParams();
  const { launch } = useApp();
  const [draft] = useState(() => readComplaintDraft(launch.sessionId));
  const problemType = query.get("problemType") ?? "";
  if (problemType !== "") {
    const orderNo = query.get("orderNo") ?? "";
    const problemSonType = query.get("problemSonType") ?? "";
    const receiptOf = query.get("about") === "receipt" ? (query.get("orderId") ?? "") : undefined;
    return <LoadedForm choice={{ orderNo, problemType, problemSonType, receiptOf }} />;
  }
  return draft?.problemType ? <LoadedForm choice={draft} /> : <MissingChoice onBack={returnToStart} />;
}
ComplaintNextScreen.whenIdle = [
  () => import("../../api/submitComplaint.ts"),
  () => import("./SentDialog.tsx"),
  () => import("../../components/pictures/PictureViewer.tsx"),
];

function LoadedForm({ choice }: { choice: ComplaintChoice }) {
  const title = useMessages(titles).complaint;
  const returnToStart = useReturnToStart();
  const goBack = useBack();
  const [response, refresh, isRefreshing] = useFetched(complaintStartAtom(""));
  if (!response.ok)
    return <RefusedScreen title={title} message={response.message} onRetry={refresh} retrying={isRefreshing} />;
  return (
    <ComplaintForm
      choice={choice}
      start={response.start}
      onDone={choice.receiptOf === undefined ? returnToStart : goBack}
    />
  );
}

/** Returns to the start of a complaint: goes back if that is the previous entry, or else replaces this page and names its order. */
function useReturnToStart(): () => void {
  const { state } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return () => {
    if (isFromStart(state)) void navigate(-1);
    else void navigate(withQuery("/complaint", { orderNo: query.get("orderNo") ?? "" }), { replace: true });
  };
}

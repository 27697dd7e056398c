import { useApp, useBack, withQuery } from "@lending/bridge";
import { useLocation, useNavigate, useSearchParams } from "@lending/bridge/router";
import { useFetched } from "@lending/bridge/store";
import { lazyComponent } from "@lending/ui/lazy-component";
import { useMessages } from "@lending/ui/locale";
import { useState } from "react";
import { complaintStart } from "../../api/fetchComplaintStart.ts";
import { type ComplaintDraft, readComplaintDraft } from "../../complaintDraft.ts";
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
  const read = (name: string) => query.get(name) ?? "";
  const problemType = read("problemType");
  if (problemType !== "") {
    const orderNo = read("orderNo");
    const problemSonType = read("problemSonType");
    const receiptOf = read("about") === "receipt" ? read("orderId") : undefined;
    // Neither a complaint about another subject nor its pictures become the receipt of a payment.
    const kept = draft?.receiptOf === receiptOf ? draft : undefined;
    return <LoadedForm choice={{ orderNo, problemType, problemSonType, receiptOf }} draft={kept} />;
  }
  return draft?.problemType ? <LoadedForm choice={draft} draft={draft} /> : <MissingChoice onBack={returnToStart} />;
}
ComplaintNextScreen.whenIdle = [
  () => import("../../api/submitComplaint.ts"),
  () => import("./SentDialog.tsx"),
  () => import("../../components/pictures/PictureViewer.tsx"),
];

function LoadedForm(form: { choice: ComplaintChoice; draft: ComplaintDraft | undefined }) {
  const title = useMessages(titles).complaint;
  const returnToStart = useReturnToStart();
  const goBack = useBack();
  const [response, refresh, isRefreshing] = useFetched(complaintStart());
  if (!response.ok) return <RefusedScreen title={title} refusal={response} onRetry={refresh} retrying={isRefreshing} />;
  return (
    <ComplaintForm
      {...form}
      start={response.value}
      onDone={form.choice.receiptOf === undefined ? returnToStart : goBack}
    />
  );
}

/** Returns to the start of a complaint: goes back if that is the previous entry, or else replaces this page and names its order. */
function useReturnToStart(): () => void {
  const { state } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return () => {
    if (state?.isFromStart) void navigate(-1);
    else void navigate(withQuery("/complaint", { orderNo: query.get("orderNo") ?? "" }), { replace: true });
  };
}

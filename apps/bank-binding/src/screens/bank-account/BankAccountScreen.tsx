import { useApp, useBack } from "@lending/bridge";
import { onRestore } from "@lending/bridge/return";
import { useLocation, useNavigate, useSearchParams } from "@lending/bridge/router";
import { useFetched } from "@lending/bridge/store";
import { useSubmit } from "@lending/bridge/submit";
import { loanDetailPath } from "@lending/domain/addresses/loan";
import { Button } from "@lending/ui/button";
import { useMessages } from "@lending/ui/locale";
import { RefusedScreen } from "@lending/ui/refused-screen";
import { StateScreen } from "@lending/ui/state-screen";
import { showToast } from "@lending/ui/toast";
import { useCallback, useEffect, useRef, useState } from "react";
import { bankForm } from "../../api/fetchBankForm.ts";
import { bankMessages, titles } from "../../messages/source.ts";
import { BankForm } from "./BankForm.tsx";

/** Returns the product that needs an account, and the page that the borrower came from; undefined without a product. */
function readBankBinding(query: URLSearchParams) {
  const productId = query.get("productId") ?? "";
  if (productId === "") return undefined;
  /** Whether an order needs another account; its page opens after the account is saved. */
  const isForOrder = query.get("source") === "loanDetail";
  return { productId, orderId: query.get("orderId") ?? "", isForOrder };
}

export function BankAccountScreen() {
  const [query] = useSearchParams();
  const binding = readBankBinding(query);
  const endStep = useBankStep();
  const goBack = useBack();
  const leave = () => {
    endStep();
    goBack();
  };
  const { missingTitle, missingHint } = useMessages(bankMessages);
  const title = useMessages(titles).bankAccount;
  if (!binding)
    return <StateScreen kind="missing" screen={title} title={missingTitle} text={missingHint} onBack={leave} />;
  return <LoadedForm key={binding.productId} binding={binding} onBack={leave} endStep={endStep} />;
}
BankAccountScreen.whenIdle = [() => import("@lending/ui/picker-sheet")];

interface LoadedFormProps {
  binding: NonNullable<ReturnType<typeof readBankBinding>>;
  onBack: () => void;
  endStep: () => void;
}

function LoadedForm({ binding, onBack, endStep }: LoadedFormProps) {
  const [response, refresh, isRefreshing, fetchAgain] = useFetched(bankForm({ productId: binding.productId }), {
    // The fields stay when the lists cannot be loaded again.
    replaces: (form) => form.ok && form.value.length > 0,
  });
  const [savedAccount, setSavedAccount] = useState<string>();
  const { native } = useApp();
  const navigate = useNavigate();
  const isFromOrder = useLocation().state?.isFromOrder === true;
  const messages = useMessages(bankMessages);
  const title = useMessages(titles).bankAccount;
  const { submit, busyWith, showError } = useSubmit<"form">((_, { kind, describe }) =>
    showError(kind === "lost" ? messages.noList : describe()),
  );

  /** Closes the webview. If `source` is `loanDetail`, opens the order page instead, or returns to it. */
  const finish = (account: string) => {
    endStep();
    const { productId, orderId, isForOrder } = binding;
    if (isForOrder) {
      showToast(messages.saved(account), { tone: "success" });
      // Otherwise the order would be in the history twice.
      if (isFromOrder) void navigate(-1);
      else void navigate(loanDetailPath({ productId, orderId }), { replace: true });
    } else {
      setSavedAccount(account);
      void native.closeWebview();
    }
  };

  // Shown while the app takes its time to close the webview, or in a plain browser.
  if (savedAccount !== undefined)
    return (
      <StateScreen
        kind="done"
        screen={title}
        title={messages.saved("")}
        text={savedAccount === "" ? messages.savedHint : messages.savedNext(savedAccount)}
        actions={<Button onClick={() => void native.closeWebview()}>{messages.done}</Button>}
      />
    );
  const reload = () =>
    submit("form", async () => {
      const form = await fetchAgain();
      if (!form.ok) return showError(form.message || messages.noList);
      return form.value.length === 0 ? showError(messages.noList) : undefined;
    });
  const retry = { onBack, onRetry: refresh, retrying: isRefreshing };
  if (!response.ok)
    return (
      <RefusedScreen
        title={title}
        fact={messages.notLoadedTitle}
        hint={messages.later}
        message={response.message}
        {...retry}
      />
    );
  const items = response.value;
  if (items.length === 0)
    return <StateScreen kind="empty" screen={title} title={messages.emptyTitle} text={messages.later} {...retry} />;
  return (
    <BankForm
      productId={binding.productId}
      isChange={binding.isForOrder}
      items={items}
      onBack={onBack}
      onSaved={finish}
      onReload={() => void reload()}
      isReloading={busyWith !== undefined}
    />
  );
}

/**
 * Notifies the native app that the bank step has started, and once that it has ended: when the screen unmounts, when the
 * page is hidden, or when the returned function is called.
 */
function useBankStep(): () => void {
  const { native, page = window } = useApp();
  const isUnderWay = useRef(false);

  const end = useCallback(() => {
    if (isUnderWay.current) void native.endBankStep();
    isUnderWay.current = false;
  }, [native]);

  useEffect(() => {
    const start = () => {
      if (!isUnderWay.current) void native.startBankStep();
      isUnderWay.current = true;
    };
    start();
    page.addEventListener("pagehide", end);
    // A restored page continues the same step.
    const stop = onRestore(page, start);
    return () => {
      page.removeEventListener("pagehide", end);
      stop();
      end();
    };
  }, [native, page, end]);

  return end;
}

import { locations, useApp, useBack } from "@lending/bridge";
import { useNavigate, useSearchParams } from "@lending/bridge/router";
import { useFetched } from "@lending/bridge/store";
import { useState } from "react";
import { BankForm } from "./BankForm.tsx";
import { bankFormAtom } from "./bankFormAtom.ts";
import { BankAccountSaved } from "./parts/BankAccountSaved.tsx";
import { BankFormRefused } from "./parts/BankFormRefused.tsx";
import { EmptyBankForm } from "./parts/EmptyBankForm.tsx";
import { MissingProduct } from "./parts/MissingProduct.tsx";
import { type BankBinding, readBankBinding } from "./readBankBinding.ts";
import { useBankStep } from "./useBankStep.ts";

/** The account that receives the loan: the server's form, and the navigation after it is saved. */
export function Screen() {
  const query = useSearchParams();
  const binding = readBankBinding(query);
  const endStep = useBankStep();
  const goBack = useBack();
  const leave = () => {
    endStep();
    goBack();
  };
  if (!binding) return <MissingProduct onBack={leave} />;
  return <LoadedForm key={binding.productId} binding={binding} onBack={leave} endStep={endStep} />;
}
Screen.whenIdle = [() => import("@lending/ui/picker-sheet")];

interface LoadedFormProps {
  binding: BankBinding;
  onBack: () => void;
  endStep: () => void;
}

function LoadedForm({ binding, onBack, endStep }: LoadedFormProps) {
  const [answer, refresh, isRefreshing] = useFetched(bankFormAtom(binding.productId));
  const [isSaved, setIsSaved] = useState(false);
  const { native } = useApp();
  const navigate = useNavigate();

  /** Closes the webview. If `source` is `loanDetail`, opens the order page instead. */
  const finish = () => {
    endStep();
    const { productId, orderId, isForOrder } = binding;
    if (isForOrder) void navigate(locations.loanDetail({ productId, orderId }), { replace: true });
    else {
      setIsSaved(true);
      void native.closeWebview();
    }
  };

  if (isSaved) return <BankAccountSaved onDone={() => void native.closeWebview()} />;
  const retry = { onBack, onRetry: refresh, retrying: isRefreshing };
  if (!answer.ok) return <BankFormRefused message={answer.message} {...retry} />;
  if (answer.items.length === 0) return <EmptyBankForm {...retry} />;
  return (
    <BankForm
      binding={binding}
      items={answer.items}
      onBack={onBack}
      onSaved={finish}
      onReload={refresh}
      isReloading={isRefreshing}
    />
  );
}

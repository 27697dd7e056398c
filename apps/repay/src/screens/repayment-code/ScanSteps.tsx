import { useMessages } from "@lending/ui/locale";
import { Steps } from "@lending/ui/steps";
import type { ReactNode } from "react";
import { PageSection } from "../../components/PageSection.tsx";
import { codeMessages } from "../../messages/source.ts";

/** How to pay with a QR code that is on the same phone. `children`: what the wallet shows. */
export function ScanSteps({ children }: { children?: ReactNode }) {
  const { scanTitle, scanScreenshot, scanOpen, scanPick } = useMessages(codeMessages);
  return (
    <PageSection title={scanTitle}>
      <Steps steps={[scanScreenshot, scanOpen, scanPick]} />
      {children}
    </PageSection>
  );
}

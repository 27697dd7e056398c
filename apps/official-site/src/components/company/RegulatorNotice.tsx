import { useApp } from "@lending/bridge";
import { ShieldIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { company } from "../../company.ts";
import { companyMessages } from "./companyMessages.ts";

export function RegulatorNotice() {
  const messages = useMessages(companyMessages);
  // The deployment states the lender; a shell of an earlier release has none of these keys.
  const { companyName, secRegistration, certificateOfAuthority } = useApp().environment;
  return (
    <Notice tone="positive" icon={<ShieldIcon />}>
      {messages.authorised(companyName || company.name)}{" "}
      {messages.registration(secRegistration || company.registrationNumber)}{" "}
      {messages.authority(certificateOfAuthority || company.authorityNumber)}
    </Notice>
  );
}

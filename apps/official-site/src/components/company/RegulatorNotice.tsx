import { ShieldIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { companyMessages } from "../../messages/source.ts";
import { useLender } from "./useLender.ts";

export function RegulatorNotice() {
  const messages = useMessages(companyMessages);
  const lender = useLender();
  return (
    <Notice tone="positive" icon={<ShieldIcon />}>
      {messages.authorised(lender.companyName)} {messages.registration(lender.secRegistration)}{" "}
      {messages.authority(lender.certificateOfAuthority)}
    </Notice>
  );
}

import { ShieldIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { company } from "../../company.ts";
import { companyMessages } from "./companyMessages.ts";

/** Shows that the lender is authorised by the Philippine securities regulator, with both registration numbers. */
export function RegulatorNotice() {
  const words = useMessages(companyMessages);
  return (
    <Notice tone="positive" icon={<ShieldIcon />}>
      {words.authorised(company.name)} {words.registration(company.registrationNumber)}{" "}
      {words.authority(company.authorityNumber)}
    </Notice>
  );
}

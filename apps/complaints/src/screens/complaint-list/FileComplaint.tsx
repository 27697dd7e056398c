import { useNavigate, useSearchParams } from "@lending/bridge/router";
import { complaintPath } from "@lending/domain/addresses/complaints";
import { ButtonLink } from "@lending/ui/button";
import { useMessages } from "@lending/ui/locale";
import { listMessages } from "../../messages/source.ts";

/** Opens the start of a complaint, about the order of the address if it names one. */
export function FileComplaint({ variant = "tonal" }: { variant?: "solid" | "tonal" }) {
  const { fileComplaint } = useMessages(listMessages);
  const navigate = useNavigate();
  const orderId = useSearchParams()[0].get("orderId");
  const to = complaintPath(orderId ? { orderId } : {});
  return (
    <ButtonLink
      variant={variant}
      href={to}
      onClick={(event) => {
        event.preventDefault();
        void navigate(to);
      }}
    >
      {fileComplaint}
    </ButtonLink>
  );
}

import { useNavigate } from "@lending/bridge/router";
import { complaintPath } from "@lending/domain/addresses/complaints";
import { ButtonLink } from "@lending/ui/button";
import { useMessages } from "@lending/ui/locale";
import { listMessages } from "../../messages/source.ts";

/** Opens the start of a complaint. */
export function FileComplaint({ variant = "tonal" }: { variant?: "solid" | "tonal" }) {
  const { fileComplaint } = useMessages(listMessages);
  const navigate = useNavigate();
  const to = complaintPath();
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

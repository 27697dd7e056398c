import { locations } from "@lending/bridge";
import { useNavigate } from "@lending/bridge/router";
import { ButtonLink } from "@lending/ui/button";
import { useMessages } from "@lending/ui/locale";
import { listMessages } from "./messages.ts";

/** Opens the start of a complaint. */
export function FileComplaint({ variant = "tonal" }: { variant?: "solid" | "tonal" }) {
  const { fileComplaint } = useMessages(listMessages);
  const navigate = useNavigate();
  const to = locations.complaint();
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

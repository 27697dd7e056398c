import { AppLink } from "@lending/bridge/router";
import { recommendListPath } from "@lending/domain/addresses/loan";
import { Button } from "@lending/ui/button";
import { useMessages } from "@lending/ui/locale";
import { fallbackMessages } from "../../messages/source.ts";

/** Opens the loans that the lender recommends instead of the one that it refused. */
export function OtherLoans({ variant = "tonal" }: { variant?: "solid" | "tonal" }) {
  const { otherLoans } = useMessages(fallbackMessages);
  return (
    <Button variant={variant} render={<AppLink to={recommendListPath} />}>
      {otherLoans}
    </Button>
  );
}

import { AppLink, useSearchParams } from "@lending/bridge/router";
import { withQuery } from "@lending/bridge/with-query";
import { Row } from "@lending/ui/rows";
import type { ReactNode } from "react";

/** Opens another screen, about the order of this address if it names one. */
export function LinkRow({ to, ...row }: { to: string; icon?: ReactNode; children: ReactNode }) {
  const orderId = useSearchParams()[0].get("orderId") ?? "";
  return <Row {...row} render={<AppLink to={withQuery(to, { orderId })} />} />;
}

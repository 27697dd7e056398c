import { apiAtom, Fault } from "@lending/api-client";
import { locations } from "@lending/bridge";
import { Link } from "@lending/bridge/router";
import { fetchAtomFamily, useAtomValue } from "@lending/bridge/store";
import { Card } from "@lending/ui/card";
import { DetailRows } from "@lending/ui/detail-rows";
import { ChevronRightIcon } from "@lending/ui/icon";
import { useLocale, useMessages } from "@lending/ui/locale";
import { fetchRepayment } from "../../api/fetchRepayment.ts";
import { showMoney } from "../../api/money.ts";
import { repaymentMessages } from "../../components/messages.ts";
import * as css from "../../components/RepaymentView.module.css";
import type { OrderIds } from "../../readQuery.ts";
import { titles } from "../../titles.ts";

/** The instalment to pay now, or undefined when it is unavailable: the extension is shown without it. */
const optionalInstalmentAtom = fetchAtomFamily(async (get, ids: OrderIds, { signal }) => {
  try {
    const answer = await fetchRepayment(get(apiAtom), { ...ids, isDelay: false }, signal);
    return answer.ok ? answer.repayment : undefined;
  } catch (error) {
    if (error instanceof Fault) return undefined;
    throw error;
  }
});

/** Shows the price of the instalment for comparison with the extension, with a link to its page. */
export function PayNowInstead({ ids }: { ids: OrderIds }) {
  const messages = useMessages(repaymentMessages);
  const locale = useLocale();
  const instalment = useAtomValue(optionalInstalmentAtom(ids));
  if (!instalment) return null;
  return (
    <Card title={messages.payInstead}>
      <DetailRows
        rows={[
          { label: messages.repaymentAmount, value: showMoney(instalment.amount, locale) },
          { label: messages.repaymentDate, value: instalment.date },
        ].filter((row) => row.value !== "")}
      />
      <Link className={css.link} to={locations.repay(ids)}>
        {titles.repay[locale]}
        <ChevronRightIcon size="s" />
      </Link>
    </Card>
  );
}

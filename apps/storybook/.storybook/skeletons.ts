import type { SkeletonKind } from "@lending/federation/routes";
import account from "../../shell/src/skeletons/account.html?raw";
import article from "../../shell/src/skeletons/article.html?raw";
import blank from "../../shell/src/skeletons/blank.html?raw";
import form from "../../shell/src/skeletons/form.html?raw";
import landing from "../../shell/src/skeletons/landing.html?raw";
import list from "../../shell/src/skeletons/list.html?raw";
import money from "../../shell/src/skeletons/money.html?raw";
import order from "../../shell/src/skeletons/order.html?raw";
import subject from "../../shell/src/skeletons/subject.html?raw";

/** The document's skeletons, by kind. */
export const skeletons: Readonly<Record<SkeletonKind, string>> = {
  account,
  article,
  blank,
  form,
  landing,
  list,
  money,
  order,
  subject,
};

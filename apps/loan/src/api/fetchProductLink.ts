import type { Api } from "@lending/api-client";
import { parseAnswer, record, text } from "@lending/api-client/schema";
import { wireNames } from "./wireNames.ts";

interface ProductTap {
  readonly productId: string;
  readonly moduleId: string;
  /** Place in the list, from 0. */
  readonly position: number;
}

/** Where a recommended product leads, or the server's refusal in its own words. */
export type ProductLink =
  | { readonly ok: true; readonly link: string }
  | { readonly ok: false; readonly message: string };

/** Asks where a recommended product leads (specification 7, "define"). A link may be an address or a page of the native app. */
export async function fetchProductLink(api: Api, tap: ProductTap): Promise<ProductLink> {
  const { openProduct: sent, openProductAnswer: answered } = wireNames(api);
  const body = await api.form.post("/gopia/goya/define", {
    [sent.module]: tap.moduleId,
    [sent.position]: String(tap.position),
    [sent.productId]: tap.productId,
  });
  const answer = parseAnswer(
    record({
      [answered.status]: text(),
      [answered.message]: text(),
      [answered.data]: record({ [answered.link]: text(), [answered.message]: text() }),
    }),
    body,
  );
  const data = parseAnswer(record({ [answered.link]: text(), [answered.message]: text() }), answer[answered.data]);
  const link = String(data[answered.link] ?? "");
  if (Number.parseInt(String(answer[answered.status]), 10) === 0 && link !== "") return { ok: true, link };
  return { ok: false, message: String(data[answered.message] || answer[answered.message] || "") };
}

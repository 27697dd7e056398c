import type { Api } from "@lending/api-client";

/** What the borrower filled in. */
export interface FilledForm {
  readonly amount: string;
  readonly reason: string;
}

/** Sends the form; a retry after a lost response has one effect. Throws a fault when the network fails. */
export async function submitForm(api: Api, { amount, reason }: FilledForm): Promise<{ ok: boolean; message: string }> {
  // Replace it with your endpoint.
  const request = { client: "helper", method: "POST", path: "/contact-kf-info", fields: { amount, reason } } as const;
  const { ok, message } = await api.request(request, { once: true });
  return { ok, message };
}

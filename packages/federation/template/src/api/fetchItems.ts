import { defineRead } from "@lending/api-client/endpoint";
import { record, text } from "@lending/api-client/schema";

interface Item {
  readonly kind: "email" | "phone";
  readonly value: string;
}

/** The items of the list; those that the server leaves out are missing. Replace it with your endpoint. */
export const items = defineRead({
  client: "helper",
  method: "POST",
  path: "/contact-kf-info",
  fields: { type: "1" },
  data: record({ email: text(), smWa: text() }),
  read({ email, smWa }) {
    const all: readonly Item[] = [
      { kind: "email", value: email.trim() },
      { kind: "phone", value: smWa.trim() },
    ];
    return all.filter(({ value }) => value !== "");
  },
});

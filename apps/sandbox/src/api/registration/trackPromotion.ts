import * as v from "valibot";
import { definePublicEndpoint } from "../defineEndpoint.ts";
import type { Endpoint } from "../endpoint.ts";
import { emptyEnvelopeSchema, success } from "../envelope.ts";
import { optionalName, optionalText } from "../inputFields.ts";

const makeTracking = (variant: Pick<Endpoint, "name" | "summary" | "path">, step: "visit" | "click") =>
  definePublicEndpoint({
    ...variant,
    method: "GET",
    input: v.object({
      page_id: optionalText,
      user_from: optionalText,
      client_type: optionalName,
      page_type: optionalName,
      utm_tag: optionalText,
      app_from: optionalText,
      phone: optionalName,
    }),
    body: emptyEnvelopeSchema,
    handle({ input, lender }) {
      lender.events.add("tracking", { step, ...input });
      return success({}, "0");
    },
  });

export const trackVisit = makeTracking(
  { name: "trackVisit", summary: "Records a visit of the landing page", path: "/api/v2/youmi/promotion/track-visit" },
  "visit",
);

export const trackClick = makeTracking(
  { name: "trackClick", summary: "Records the request of a code", path: "/api/v2/youmi/promotion/track-click" },
  "click",
);

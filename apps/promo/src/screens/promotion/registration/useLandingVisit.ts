import { apiAtom, Fault } from "@lending/api-client";
import { useApp } from "@lending/bridge";
import { useAtomValue } from "@lending/bridge/store";
import { useMessages } from "@lending/ui/locale";
import { showToast } from "@lending/ui/toast";
import { useEffect, useEffectEvent } from "react";
import { useAnalytics } from "../../../analytics/useAnalytics.ts";
import { fetchLandingTemplate } from "../../../api/fetchLandingTemplate.ts";
import type { Tracking } from "../../../api/tracking.ts";
import { trackVisit } from "../../../api/trackPromotion.ts";
import { promotionMessages } from "../messages.ts";
import type { DraftProps } from "./registrationDraft.ts";

interface VisitOptions extends DraftProps {
  readonly tracking: Tracking;
}

/** Runs once per visit: fetches the campaign's template and reports the visit. The form does not wait for either. */
export function useLandingVisit({ draft, onChange, tracking }: VisitOptions) {
  const words = useMessages(promotionMessages);
  const api = useAtomValue(apiAtom);
  const { launch } = useApp();
  const analytics = useAnalytics();

  const readLandingId = async () => {
    try {
      const template = await fetchLandingTemplate(api, tracking.id);
      if (template.ok) return template.id;
      showToast(template.message || words.networkError, { tone: "error" });
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      showToast(words.networkError, { tone: "error" });
    }
    return "";
  };
  const openLanding = async () => {
    const landingId = await readLandingId();
    onChange({ landingId });
    trackVisit(api, { tracking, landingId, platform: launch.platform });
  };
  const visit = useEffectEvent(() => {
    if (draft.hasVisited) return;
    onChange({ hasVisited: true });
    analytics.send("visit");
    void openLanding();
  });
  useEffect(() => visit(), []);
}

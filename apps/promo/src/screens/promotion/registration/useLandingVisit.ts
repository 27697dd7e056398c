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

/** What a visit asks for and tells, once: the campaign's template, and that somebody is here. The form waits for neither. */
export function useLandingVisit({ draft, onChange, tracking }: VisitOptions) {
  const words = useMessages(promotionMessages);
  const api = useAtomValue(apiAtom);
  const { launch } = useApp();
  const analytics = useAnalytics();

  const readTemplate = async () => {
    try {
      const template = await fetchLandingTemplate(api, tracking.id);
      if (template.ok) onChange({ landingId: template.id });
      else showToast(template.message || words.networkError, { tone: "error" });
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      showToast(words.networkError, { tone: "error" });
    }
  };
  const visit = useEffectEvent(() => {
    if (draft.hasVisited) return;
    onChange({ hasVisited: true });
    trackVisit(api, { tracking, platform: launch.platform });
    analytics.send("visit");
    void readTemplate();
  });
  useEffect(() => visit(), []);
}

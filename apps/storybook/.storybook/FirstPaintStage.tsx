import { renderFirstPaint } from "@lending/federation/first-paint";
import { type FirstPaintMarkup, joinFirstPaint } from "@lending/federation/first-paint-markup";
import { useLocale } from "@lending/ui/locale";
import { useEffect, useRef } from "react";
import { showActions } from "../../../packages/federation/src/startup/facts/earlyActions.ts";
import { readFacts } from "../../../packages/federation/src/startup/facts/readFacts.ts";
import { writeFacts } from "../../../packages/federation/src/startup/facts/showFacts.ts";
import { translate } from "../../../packages/federation/src/startup/firstPaintControls.ts";
import { firstPaints as templates } from "../../../packages/federation/template/src/firstPaints.tsx";
import { firstPaints as shell } from "../../shell/src/firstPaints.tsx";

type FirstPaints = Readonly<Record<string, () => React.JSX.Element>>;

const modules = import.meta.glob<{ firstPaints: FirstPaints }>("../../*/src/firstPaints.tsx", { eager: true });
const firstPaints: FirstPaints = Object.assign({}, templates, ...Object.values(modules).map((one) => one.firstPaints));
const rendered = new Map<string, Promise<FirstPaintMarkup>>();

/** Renders the first paint of a path as the build does, once. */
function render(path: string): Promise<FirstPaintMarkup> {
  const Component = firstPaints[path] ?? shell[""];
  const found = rendered.get(path) ?? renderFirstPaint(Component).then(joinFirstPaint);
  rendered.set(path, found);
  return found;
}

interface FirstPaintStageProps {
  path: string;
  /** The `data` of the first early response; without it nothing has arrived yet. */
  data?: Readonly<Record<string, unknown>>;
  query?: string;
}

/** The document of a path before its screen has loaded, as the start-up script completes it. */
export function FirstPaintStage({ path, data, query = "" }: FirstPaintStageProps) {
  const place = useRef<HTMLDivElement>(null);
  const locale = useLocale();
  useEffect(() => {
    let isCurrent = true;
    void render(path).then(({ html, facts, actions }) => {
      const element = place.current;
      if (!isCurrent || !element) return;
      element.innerHTML = html;
      translate(element, locale);
      if (!data) return;
      for (const group of readFacts(data, facts, locale)) writeFacts(element, group);
      showActions(element, actions, { data, locale, query: new URLSearchParams(query) });
    });
    return () => {
      isCurrent = false;
    };
  }, [path, data, query, locale]);
  return <div ref={place} />;
}

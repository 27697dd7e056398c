import { parseEnvironment } from "@lending/bridge/environment";
import { joinFirstPaint } from "@lending/federation/first-paint-markup";
import type { RemoteRoute } from "@lending/federation/routes";
import { ScreenView } from "@lending/federation/screen-view";
import type { StageFrameProps } from "@lending/federation/test-screen";
import { ArticleFirstPaint, FirstPaintContext } from "@lending/ui/first-paint";
import { makeParts } from "@lending/ui/first-paint-parts";
import { useLocale } from "@lending/ui/locale";
import { Suspense, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { showControls } from "../../../packages/federation/src/startup/controls.ts";
import { showFacts } from "../../../packages/federation/src/startup/facts.ts";
import { firstPaints as templates } from "../../../packages/federation/template/src/firstPaints.tsx";
import { routes as templateRoutes } from "../../../packages/federation/template/src/routes.tsx";
import { firstPaints as shell } from "../../shell/src/firstPaints.tsx";
import { FailureView } from "../../shell/src/frame/failure/FailureView.tsx";

type FirstPaints = Readonly<Record<string, () => React.JSX.Element>>;

const modules = import.meta.glob<{ firstPaints: FirstPaints }>("../../*/src/firstPaints.tsx", { eager: true });
const firstPaints: FirstPaints = Object.assign({}, templates, ...Object.values(modules).map((one) => one.firstPaints));

interface FirstPaintStageProps {
  path: string;
  /** The `data` of the first early response; without it nothing has arrived yet. */
  data?: Readonly<Record<string, unknown>>;
  query?: string;
}

/** Returns the first paint of a path, as the build chooses it. */
function firstPaintOf(path: string) {
  const title = routes.find((one) => one.path === path)?.title;
  return firstPaints[path] ?? (title ? () => <ArticleFirstPaint title={title[useLocale()]} /> : shell[""]);
}

/** The document of a path before its screen has loaded, as the start-up script completes it. */
export function FirstPaintStage({ path, data, query = "" }: FirstPaintStageProps) {
  const place = useRef<HTMLDivElement>(null);
  const [source] = useState(() => document.createElement("div"));
  const [parts] = useState(makeParts);
  const locale = useLocale();
  const [Component] = useState(() => firstPaintOf(path));
  const show = () => {
    const element = place.current;
    if (!element) return;
    // React renders the children of a template beside its content.
    for (const template of source.querySelectorAll("template")) template.content.append(...template.childNodes);
    element.innerHTML = joinFirstPaint([{ html: source.innerHTML, parts }]);
    if (!data) return;
    const text = JSON.stringify({ code: "0", data });
    const response = Promise.resolve({ ok: true, status: 200, contentType: "application/json", text });
    const { wireNames } = parseEnvironment({});
    const route = routes.find((one) => one.path === path);
    const facts = Promise.resolve(route?.firstFacts?.()).then((module) => ({ read: module?.firstFacts, wireNames }));
    const parameters = new URLSearchParams(query);
    void showFacts(response, element, {
      facts,
      pathname: path,
      query: parameters,
      locale,
      // React renders the texts of the language.
      showControls: (group) => showControls(element, group, parameters, () => {}),
    });
  };
  return (
    <>
      {createPortal(
        <Suspense fallback={null}>
          <FirstPaintContext value={parts}>
            <Component />
          </FirstPaintContext>
          <Rendered onRendered={show} />
        </Suspense>,
        source,
      )}
      <div ref={place} />
    </>
  );
}

/** Calls back once what is beside it has rendered. */
function Rendered({ onRendered }: { onRendered: () => void }) {
  const [call] = useState(() => onRendered);
  useEffect(call, [call]);
  return null;
}

const routesModules = import.meta.glob<{ routes: readonly RemoteRoute[] }>("../../*/src/routes.tsx", { eager: true });

/** The routes of all remotes, and of the templates of screens. */
export const routes = [...Object.values(routesModules).flatMap((one) => one.routes), ...templateRoutes];

/** Surrounds a screen with its first paint and the shell's failure views. */
export function ShellFrame({ path, children }: StageFrameProps) {
  const locale = useLocale();
  const { pathname, search } = new URL(path, "https://h5.test");
  const route = routes.find((one) => one.path === pathname);
  const title = route?.title[locale] ?? "";
  return (
    <ScreenView
      query={search}
      waiting={
        <div aria-busy="true">
          <FirstPaintStage path={pathname} />
        </div>
      }
      failure={(error, retry) => <FailureView error={error} title={title} onRetry={retry} />}
    >
      {children}
    </ScreenView>
  );
}

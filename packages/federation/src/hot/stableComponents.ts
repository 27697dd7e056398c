import { type ComponentType, type ElementType, type Key, useSyncExternalStore } from "react";
import { jsx, jsxs } from "react/jsx-runtime";

import { defineRoutes as defineOriginal, type RemoteRoute } from "../routes/defineRoutes.ts";
import { type Family, getFamilyByType, readVersion, subscribeToVersions, takeReplaced } from "./refreshRuntime.ts";

export { Fragment } from "react/jsx-runtime";

type Component = (props: object) => React.ReactNode;

const wrappers = new WeakMap<Family, ComponentType>();
const isClass = ({ prototype }: Component) => Boolean(prototype?.isReactComponent);

/** Creates a component that calls the newest version of a function. React keeps its state, because its type is constant. */
const wrap = (family: Family): ComponentType =>
  function Current(props) {
    useSyncExternalStore(subscribeToVersions, readVersion);
    return (family.current as Component)(props);
  };

/**
 * Returns the type that React should render for a component: a wrapper that keeps its state across updates. After a change of
 * its hooks it is a new wrapper, which starts with new state. Class and memo components are their newest version.
 */
function stableType(type: ElementType): ElementType {
  const family = getFamilyByType(type);
  if (!family) return type;
  const current = family.current as Component;
  if (typeof current !== "function" || isClass(current)) return current;
  const known = takeReplaced(family) ? undefined : wrappers.get(family);
  const wrapper = known ?? wrap(family);
  wrappers.set(family, wrapper);
  return wrapper;
}

/** What the development transform calls for each element, in place of `react/jsx-dev-runtime`. */
export const jsxDEV = (type: ElementType, props: object, key: Key | undefined, isStatic: boolean) =>
  (isStatic ? jsxs : jsx)(stableType(type), props, key);

/** As `@lending/federation/routes`; the shell keeps the first version of a screen, which renders the newest one. */
export const defineRoutes: typeof defineOriginal = (routes) =>
  defineOriginal(routes).map(
    (route): RemoteRoute => ({
      ...route,
      async screen() {
        const { Screen } = await route.screen();
        const Newest: typeof Screen = () => {
          useSyncExternalStore(subscribeToVersions, readVersion);
          return jsx(stableType(Screen), {});
        };
        return { Screen: Object.assign(Newest, Screen) };
      },
    }),
  );

import { NetworkFault } from "@lending/api-client";
import { type ComponentType, use } from "react";

/** By then the words and the retry of the failure stand. */
const FORGET_MS = 500;

/**
 * A part of a screen whose files come after the screen. Unlike React's own lazy it asks again once a load has failed.
 * Until then `instead` stands in its place; without it the failure is thrown as a fault of the network, and Retry shows
 * the part after all.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead?: ComponentType<Props>,
): ComponentType<Props> {
  let asked: Promise<ComponentType<Props>> | undefined;
  const ask = async () => {
    try {
      return await load();
    } catch {
      setTimeout(() => {
        asked = undefined;
      }, FORGET_MS);
      if (instead) return instead;
      throw new NetworkFault("late-part");
    }
  };
  return function LatePart(props: Props) {
    asked ??= ask();
    const Part = use(asked);
    return <Part {...props} />;
  };
}

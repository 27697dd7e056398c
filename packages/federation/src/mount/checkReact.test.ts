import { describe, expect, it } from "vitest";
import type { RemoteRequire } from "../runtime/remoteRuntime.ts";
import { checkReact } from "./checkReact.ts";

function check(versions: Readonly<Record<string, string>>) {
  const libraries = Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, () => ({ version })]));
  const consumed = ["react", "react-dom"].map((shareKey) => [shareKey, { shareKey, requiredVersion: "^19.2.0" }]);
  const build: Pick<RemoteRequire, "libraries" | "consumesLoadingData"> = {
    libraries,
    consumesLoadingData: { moduleIdToConsumeDataMapping: Object.fromEntries(consumed) },
  };
  return () => checkReact(build);
}

describe("a page with another React", () => {
  it.each(["19.2.0", "19.3.1", "19.10.0", "20.0.0", "19.2.0-canary-1"])("is accepted with React %s", (version) => {
    expect(check({ react: version, "react-dom": version })).not.toThrow();
  });

  it.each(["18.3.1", "19.1.9", "17.0.2", "undefined"])("is refused with React %s", (version) => {
    expect(check({ react: version, "react-dom": version })).toThrow(
      `This screen needs React 19.2, this page has ${version}.`,
    );
  });

  it("is refused when React DOM is older, or no React is shared", () => {
    expect(check({ react: "19.2.0", "react-dom": "18.3.1" })).toThrow("needs React DOM 19.2, this page has 18.3.1.");
    expect(check({})).toThrow("This screen needs React 19.2, and this page shares none.");
  });
});

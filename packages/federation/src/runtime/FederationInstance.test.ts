import { expect, it } from "vitest";
import { FederationInstance } from "./FederationInstance.ts";

const scope = ["default"];
const consumption = { customShareInfo: { scope } };
const offer = (version: string, module: unknown, late = false) => ({
  version,
  scope,
  get: () => (late ? Promise.resolve(() => module) : () => module),
});

/** Returns the module that a build gets for a library. */
async function moduleOf(library: string, instance: FederationInstance) {
  const factory = await instance.loadShare(library, consumption);
  return factory === false ? "nothing" : factory();
}

/** Returns the address of a remote's entry module that exposes its initialisation arguments. */
const entry = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`;
const workingEntry = entry(`
  let given;
  export const init = async (scope, _, { shareScopeMap }) => { given = [Object.keys(scope), shareScopeMap.default === scope]; };
  export const get = async (exposed) => { if (exposed !== "./routes") throw new Error("not exposed"); return () => ({ routes: given }); };
`);

it("returns an offered library synchronously and asynchronously", async () => {
  const shell = new FederationInstance({ name: "shell", shared: { react: [offer("19.0.0", "React")] } });
  const at = shell.loadShareSync("react", consumption);
  expect(typeof at === "function" && at()).toBe("React");
  expect(await moduleOf("react", shell)).toBe("React");
});

it("returns false or throws when no build offers a library", async () => {
  const shell = new FederationInstance({ name: "shell", shared: {} });
  expect(await shell.loadShare("toString", consumption)).toBe(false);
  expect(() => shell.loadShareSync("react", consumption)).toThrow("react");
  expect(await shell.loadShare("react", { customShareInfo: { scope: ["other"] } })).toBe(false);
});

it("prefers the shell's library over the remote's", async () => {
  const shell = new FederationInstance({ name: "shell", shared: { react: [offer("19.0.0", "the shell's")] } });
  shell.initializeSharing("default");
  const remote = new FederationInstance({ name: "loan", shared: { react: [offer("19.9.0", "its own", true)] } });
  remote.initShareScopeMap("default", shell.shareScopeMap.default ?? {});
  expect(await moduleOf("react", remote)).toBe("the shell's");
});

it("offers a library that is registered late", async () => {
  const shell = new FederationInstance({ name: "shell" });
  shell.registerShared({ late: [offer("1.0.0", 1)] });
  expect(await moduleOf("late", shell)).toBe(1);
});

it("starts a remote once, with the shell's libraries, and returns its exposed module", async () => {
  const shell = new FederationInstance({ name: "shell", shared: { react: [offer("19.0.0", "React")] } });
  shell.registerRemotes([{ name: "loan", entry: workingEntry }]);
  const [first, second] = await Promise.all([shell.loadRemote("loan/routes"), shell.loadRemote("loan/routes")]);
  expect(first).toEqual({ routes: [["react"], true] });
  expect(second).toEqual(first);
  await expect(shell.loadRemote("loan/secrets")).rejects.toThrow("not exposed");
});

it("rejects for an unknown remote, and retries a broken one", async () => {
  const shell = new FederationInstance({ name: "shell" });
  await expect(shell.loadRemote("repay/routes")).rejects.toThrow("repay");
  const flag = "brokenOnce";
  const broken = entry(`
    export const init = async () => { if (!globalThis.${flag}) { globalThis.${flag} = true; throw new Error("no start"); } };
    export const get = async () => () => "here";
  `);
  shell.registerRemotes([{ name: "repay", entry: broken }]);
  await expect(shell.loadRemote("repay/routes")).rejects.toThrow("no start");
  expect(await shell.loadRemote("repay/routes")).toBe("here");
});

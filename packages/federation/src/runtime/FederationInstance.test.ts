import { expect, it } from "vitest";
import { FederationInstance } from "./FederationInstance.ts";

const scope = ["default"];
const wanted = { customShareInfo: { scope } };
const offer = (version: string, module: unknown, late = false) => ({
  version,
  scope,
  get: () => (late ? Promise.resolve(() => module) : () => module),
});

/** What a build gets that asks for a library. */
async function moduleOf(library: string, instance: FederationInstance) {
  const factory = await instance.loadShare(library, wanted);
  return factory === false ? "nothing" : factory();
}

/** A remote's entry as a module of its own, which says what it was initialised with. */
const entry = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`;
const whole = entry(`
  let given;
  export const init = async (scope, _, { shareScopeMap }) => { given = [Object.keys(scope), shareScopeMap.default === scope]; };
  export const get = async (exposed) => { if (exposed !== "./routes") throw new Error("not exposed"); return () => ({ routes: given }); };
`);

it("gives what a build offers, at once and later", async () => {
  const shell = new FederationInstance({ name: "shell", shared: { react: [offer("19.0.0", "React")] } });
  const at = shell.loadShareSync("react", wanted);
  expect(typeof at === "function" && at()).toBe("React");
  expect(await moduleOf("react", shell)).toBe("React");
});

it("says so where nobody offers a library", async () => {
  const shell = new FederationInstance({ name: "shell", shared: {} });
  expect(await shell.loadShare("toString", wanted)).toBe(false);
  expect(() => shell.loadShareSync("react", wanted)).toThrow("react");
  expect(await shell.loadShare("react", { customShareInfo: { scope: ["other"] } })).toBe(false);
});

it("gives a remote the shell's library, also where the remote brings one", async () => {
  const shell = new FederationInstance({ name: "shell", shared: { react: [offer("19.0.0", "the shell's")] } });
  shell.initializeSharing("default");
  const remote = new FederationInstance({ name: "loan", shared: { react: [offer("19.9.0", "its own", true)] } });
  remote.initShareScopeMap("default", shell.shareScopeMap.default ?? {});
  expect(await moduleOf("react", remote)).toBe("the shell's");
});

it("offers what is registered late", async () => {
  const shell = new FederationInstance({ name: "shell" });
  shell.registerShared({ late: [offer("1.0.0", 1)] });
  expect(await moduleOf("late", shell)).toBe(1);
});

it("starts a remote once, with the shell's libraries, and gives what it exposes", async () => {
  const shell = new FederationInstance({ name: "shell", shared: { react: [offer("19.0.0", "React")] } });
  shell.registerRemotes([{ name: "loan", entry: whole }]);
  const [first, second] = await Promise.all([shell.loadRemote("loan/routes"), shell.loadRemote("loan/routes")]);
  expect(first).toEqual({ routes: [["react"], true] });
  expect(second).toEqual(first);
  await expect(shell.loadRemote("loan/secrets")).rejects.toThrow("not exposed");
});

it("rejects for a remote that nobody registered, and asks a broken one again", async () => {
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

import { type Build, isShell } from "@lending/releases/artefact/Build";
import { integrityOf, sha256 } from "@lending/releases/formats/names";
import { misfits } from "@lending/releases/site";
import { createFolderStore } from "@lending/releases/store/createFolderStore";
import { makeBuild, makeSigner } from "@lending/releases/testing";
import { folderForEachTest } from "@lending/releases/testing/folderForEachTest";
import { describe, expect, it } from "vitest";
import { makeGatedPublisher } from "../../testing/makeGatedPublisher.ts";
import type { Gate } from "../Refusal.ts";
import { createManifestGate, createSharedGate } from "./manifestGates.ts";

const keys = makeSigner();
const folder = folderForEachTest();

const shell = (version: string, host: string) => makeBuild({ name: "shell", version, host });
const remote = (name: string, version: string, host: string) => makeBuild({ name, version, host });

/** Ships with one gate and returns the results of that gate. */
async function shipThrough(
  make: (parts: Pick<ReturnType<typeof makeGatedPublisher>, "log" | "artefacts">) => Gate,
  ...builds: readonly Build[]
) {
  const store = createFolderStore(folder());
  const gate = make(makeGatedPublisher({ store, ...keys }));
  const found: string[] = [];
  const telling: Gate = async (candidate) => {
    const what = await gate(candidate);
    found.push(what);
    return what;
  };
  await makeGatedPublisher({ store, ...keys, gates: [telling] }).ship(...builds);
  return found;
}

describe("the gate of shared ranges", () => {
  const ship = (...builds: readonly Build[]) => shipThrough(createSharedGate, ...builds);

  it("accepts compatible ranges", async () => {
    expect(await ship(shell("1.0.0", "1.0.0"), remote("loan", "0.1.0", "^1.0.0"))).toEqual([
      "1 remotes fit their shell",
    ]);
    expect(await ship(remote("loan", "0.2.0", "^1.0.0"))).toEqual(["fit the live release"]);
    expect(await ship(remote("loan", "0.3.0", "^1.0.0"))).toEqual(["fit the live release and the one before it"]);
  });

  it("rejects a remote that needs what its shell does not provide", async () => {
    await expect(ship(shell("1.0.0", "1.0.0"), remote("loan", "0.1.0", "^2.0.0"))).rejects.toThrow(
      "loan 0.1.0 needs the host contract ^2.0.0, and shell 1.0.0 provides 1.0.0. Ship them together",
    );
  });

  it("rejects a shell that does not fit the live remotes", async () => {
    await ship(shell("1.0.0", "1.0.0"), remote("loan", "0.1.0", "^1.0.0"));
    await expect(ship(shell("2.0.0", "2.0.0"))).rejects.toThrow(
      "loan 0.1.0 needs the host contract ^1.0.0, and shell 2.0.0 provides 2.0.0",
    );
  });

  it("rejects a shell that reads another form of documents, and accepts what follows one that is live", async () => {
    const before = makeBuild({ name: "shell", version: "1.0.0", documentForm: 0 });
    await expect(ship(before)).rejects.toThrow("shell 1.0.0 reads documents of form 0, and edges of this checkout");
    await makeGatedPublisher({ store: createFolderStore(folder()), ...keys }).ship(before);
    expect(await ship(remote("loan", "0.1.0", "^1.0.0"))).toEqual(["fit the live release"]);
    expect(await ship(shell("1.0.1", "1.0.0"))).toEqual(["fit the live release and the one before it"]);
  });

  it("rejects a candidate that does not fit the rollback target, unless it replaces everything", async () => {
    await ship(shell("1.0.0", "1.0.0"), remote("loan", "0.1.0", "^1.0.0"));
    const over = [shell("2.0.0", "2.0.0"), remote("loan", "0.2.0", "^2.0.0")];
    await expect(ship(...over)).rejects.toThrow(/This does not fit release 1\. .*use --whole/);
    expect(await shipThrough((parts) => createSharedGate({ ...parts, isWhole: true }), ...over)).toEqual([
      "1 remotes fit their shell",
    ]);
  });

  it("compares with the release before the live one as well", async () => {
    await ship(shell("1.0.0", "1.0.0"), remote("loan", "0.1.0", "^1.0.0"));
    // A publisher without this gate does not mark the release as whole.
    await shipThrough(
      (parts) => createSharedGate({ ...parts, isWhole: true }),
      shell("1.1.0", "2.0.0"),
      remote("loan", "0.2.0", "^2.0.0"),
    );
    await expect(ship(remote("loan", "0.3.0", "^2.0.0"))).rejects.toThrow("This does not fit release 1");
  });
});

describe("the gate of shared ranges, for libraries", () => {
  /** Adds the list of shared libraries to a build. */
  function sharing(build: Build, name: string, versions: { version: string; requiredVersion: string }): Build {
    const file = "mf-manifest.json";
    const content = Buffer.from(JSON.stringify({ shared: [{ name, ...versions }] }));
    const manifest = { ...build.manifest, files: { ...build.manifest.files, [file]: integrityOf(content) } };
    const manifestBytes = Buffer.from(JSON.stringify(manifest));
    const deployed = { ...build.deployed, hash: sha256(manifestBytes) };
    return { ...build, manifest, manifestBytes, deployed, read: (one) => (one === file ? content : build.read(one)) };
  }
  const shellWith = (version: string, react: string) =>
    sharing(shell(version, "1.0.0"), "react", { version: react, requiredVersion: "" });
  const offer = sharing(remote("offer", "1.0.0", "^1.0.0"), "react", { version: "19.4.0", requiredVersion: "^19.3.0" });
  const ship = (...builds: readonly Build[]) => shipThrough(createSharedGate, ...builds);

  it("accepts a shell with the React of the remote's range, a patch and a minor version apart", async () => {
    await ship(shellWith("1.0.0", "19.3.1"), offer);
    expect(await ship(shellWith("1.0.1", "19.5.0"))).toEqual(["fit the live release"]);
  });

  it("rejects a remote and a shell with different versions of React", async () => {
    await expect(ship(shellWith("1.0.0", "19.2.0"), offer)).rejects.toThrow(
      "offer 1.0.0 needs react ^19.3.0 (requiredVersion in its mf-manifest.json), and shell 1.0.0 provides 19.2.0",
    );
    await ship(shellWith("1.0.0", "19.3.1"), offer);
    await expect(ship(shellWith("2.0.0", "20.0.0"))).rejects.toThrow(
      "offer 1.0.0 needs react ^19.3.0 (requiredVersion in its mf-manifest.json), and shell 2.0.0 provides 20.0.0",
    );
  });
});

describe("the gate of manifests", () => {
  const ship = (...builds: readonly Build[]) =>
    shipThrough(({ artefacts }) => createManifestGate(artefacts), ...builds);

  it("rejects a remote of another repository with the name of a live one", async () => {
    const savings = (version: string, own: string) => makeBuild({ name: "savings", version, package: own });
    await ship(shell("1.0.0", "1.0.0"), savings("1.0.0", "@treasury/savings"), remote("loan", "0.1.0", "^1.0.0"));
    expect(await ship(savings("1.0.1", "@treasury/savings"))).toEqual(["2 paths, each of one app"]);
    await expect(ship(savings("1.0.2", "@deposits/savings"))).rejects.toThrow(
      "The remote savings is live as @treasury/savings, and this is @deposits/savings. Give the new remote another name.",
    );
    // A build from before manifests named their package belongs to the platform's workspace.
    await expect(ship(makeBuild({ name: "loan", version: "0.2.0", package: "@deposits/loan" }))).rejects.toThrow(
      "The remote loan is live as @lending/loan",
    );
  });

  it("rejects a remote that reads the platform's parameter, and names it", async () => {
    const contract = { "reads variant": ["text"] };
    expect(await ship(makeBuild({ name: "shell", version: "1.0.0", contract }))).toEqual(["0 paths, each of one app"]);
    await expect(ship(makeBuild({ name: "loan", version: "0.1.0", contract }))).rejects.toThrow(
      'loan 0.1.0 reads the parameter "variant", which belongs to the platform.',
    );
  });
});

it.each([
  ["1.2.3", "^1.2.3", true],
  ["1.3.0", "^1.2.3", true],
  ["1.2.2", "^1.2.3", false],
  ["2.0.0", "^1.2.3", false],
  ["0.2.0", "^0.1.0", false],
  ["1.2.4", "1.2.3", false],
  ["x", "^1.0.0", false],
  ["1.0.1-beta", "^1.0.0", false],
  ["1.0.0", "unknown", false],
])("decides whether a shell with %s meets a remote's range %s: %s", (version, range, expected) => {
  const { manifest } = remote("loan", "0.1.0", range);
  const host = shell("1.0.0", version).manifest;
  if (isShell(manifest) || !isShell(host)) throw new Error("The builds are mixed up.");
  expect(misfits("loan", manifest, host).length === 0).toBe(expected);
});

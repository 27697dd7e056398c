import { spawn, spawnSync } from "node:child_process";
import { chownSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { openStore } from "@lending/delivery/live";
import { freePort, hasProgram, makeBuild, startObjectStorage, waitUntil } from "@lending/delivery/testing";
import { expect, it } from "vitest";
import { createImages } from "../testing/images.ts";
import { createWorkshop } from "../testing/startProcesses.ts";

const BASE = "docker.io/library/node:26-slim";
const canBuild = hasProgram("buildah") && hasProgram("unshare") && process.getuid?.() === 0;
const nodeUser = "65532";

it.skipIf(!canBuild)(
  "builds the image and runs it with a read-only root and without rights (skipped without root: apt install buildah)",
  async ({ onTestFinished }) => {
    const workshop = await createWorkshop();
    const storage = await startObjectStorage();
    const { root } = workshop;
    const { buildah, make } = createImages(root);
    onTestFinished(async () => {
      buildah("rm", "--all");
      await storage.stop();
      await workshop.stop();
    });

    make({ name: BASE, program: [process.execPath, "usr/local/bin/node"] });
    const containerfile = path.join(import.meta.dirname, "../../deploy/Containerfile");
    buildah("build", "--pull=never", "--isolation", "chroot", "--quiet", "-f", containerfile, "-t", "edge", root);

    const { config } = JSON.parse(buildah("inspect", "--type", "image", "edge")).OCIv1;
    expect(config).toMatchObject({ User: `${nodeUser}:${nodeUser}`, StopSignal: "SIGTERM" });
    const image = buildah("mount", buildah("from", "--pull=never", "edge"));
    const publisher = workshop.publisher(openStore("s3://site/releases", storage.writer));
    await publisher.ship(
      makeBuild({ name: "shell", version: "1.0.0" }),
      makeBuild({ name: "promo", version: "1.0.0" }),
    );
    const cache = path.join(root, "volume");
    mkdirSync(path.join(image, "keys"));
    mkdirSync(cache);
    chownSync(cache, Number(nodeUser), Number(nodeUser));
    const port = await freePort();
    // Only the cache can be written, as `--read-only` and a volume do it.
    const script = `mount --rbind ${image} ${image} && mount --bind ${cache} ${image}/cache && mount --bind ${root}/keys/trusted ${image}/keys &&
      mount -t proc proc ${image}/proc && mount -o remount,bind,ro ${image} && mount -o remount,bind,ro ${image}/keys &&
      exec setpriv --no-new-privs --bounding-set -all,+setuid,+setgid,+sys_chroot chroot --userspec=${config.User} ${image} "$@"`;
    const child = spawn(
      "unshare",
      ["--mount", "--pid", "--fork", "--kill-child", "sh", "-c", script, "edge", ...config.Entrypoint],
      {
        env: {
          ...Object.fromEntries(config.Env.map((line: string) => line.split("=", 2))),
          PATH: `${process.env.PATH}`,
          ...storage.reader,
          EDGE_STORE: "s3://site/releases",
          PORT: String(port),
          EDGE_METRICS_PORT: "0",
        },
      },
    );
    onTestFinished(() => void child.kill("SIGKILL"));
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += String(chunk)));
    await waitUntil(async () => {
      const response = await fetch(`http://127.0.0.1:${port}/promo`, { headers: { accept: "text/html" } });
      return (await response.text()).includes("promo/1.0.0-");
    }).catch(() => expect(output).toBe("an edge that serves the release"));
    const pid = spawnSync("pgrep", ["-f", "^node /srv/edge.js"], { encoding: "utf8" })
      .stdout.split("\n")
      .find((one) => one && readFileSync(`/proc/${one}/environ`, "utf8").includes(`PORT=${port}`));
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    expect(status).toMatch(new RegExp(`^Uid:\\s+${nodeUser}\\s`, "m"));
    expect(status).toMatch(/^CapEff:\s+0+$/m);
    expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
    const written = spawnSync("nsenter", ["-t", String(pid), "-m", "--", "touch", `${image}/srv/new`], {
      encoding: "utf8",
    });
    expect(written.stderr).toContain("Read-only file system");
    await waitUntil(() =>
      spawnSync("find", [cache, "-name", "*.json"], { encoding: "utf8" }).stdout.includes("/live/"),
    );
    process.kill(Number(pid), "SIGTERM");
    await new Promise((resolve) => child.once("exit", resolve));
    expect(output).toContain('"event":"stopped"');
  },
  120_000,
);

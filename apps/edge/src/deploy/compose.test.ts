import { spawn, spawnSync } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { openStore } from "@lending/releases/store/openStore";
import { freePort, hasCeph, hasProgram, isAvailable, startRadosgw, waitUntil } from "@lending/releases/testing";
import { expect, it, vi } from "vitest";
import { parse, stringify } from "yaml";
import { createImages } from "../testing/images.ts";
import { build, createWorkshop } from "../testing/startProcesses.ts";

const deploy = path.join(import.meta.dirname, "../../deploy");
const programs = ["podman", "runc", "docker-compose", "buildah", "nginx", "prometheus", "prometheus-alertmanager"];
const canCompose =
  process.env.FAILURE_SECONDS !== undefined &&
  programs.every(hasProgram) &&
  hasCeph() &&
  isAvailable("root", process.getuid?.() === 0);
const locate = (name: string) =>
  spawnSync("sh", ["-c", `readlink -f $(command -v ${name})`], { encoding: "utf8" }).stdout.trim();

it.skipIf(!canCompose)(
  `starts compose.yaml, and nginx serves the release (skipped without FAILURE_SECONDS and root: apt install ${programs.join(" ")} netavark aardvark-dns iptables catatonit)`,
  async ({ onTestFinished }) => {
    const workshop = await createWorkshop();
    const { root } = workshop;
    const bucket = await startRadosgw();
    for (const [name, value] of Object.entries(bucket.writer)) vi.stubEnv(name, value);
    onTestFinished(() => void vi.unstubAllEnvs());
    const publisher = workshop.publisher(openStore("s3://site/releases"));
    await publisher.ship(build("shell", "1.0.0"), build("promo", "1.0.0"));
    // Containers reach this machine by another address than the bucket's.
    const gateway = net.createServer((one) => {
      const other = net.connect(Number(new URL(bucket.endpoint).port), "127.0.0.1");
      for (const socket of [one, other]) socket.on("error", () => one.destroy());
      one.pipe(other).pipe(one);
    });
    await new Promise<void>((resolve) => gateway.listen(0, resolve));
    const { port: gatewayPort } = gateway.address() as net.AddressInfo;

    const project = path.join(root, "project/apps/edge/deploy");
    cpSync(deploy, project, { recursive: true });
    cpSync(path.join(root, "keys/trusted"), path.join(root, "project/.ship/trusted"), { recursive: true });
    mkdirSync(path.join(project, "tls"));
    copyFileSync(path.join(root, "keys/ship.key"), path.join(project, "ship.key"));
    copyFileSync(path.join(root, "dist/edge.js"), path.join(root, "project/edge.js"));
    // A registry may be out of reach: only the stage that runs is built, with the edge of this test.
    const containerfile = readFileSync(path.join(deploy, "Containerfile"), "utf8");
    const [edgeStage = ""] = /^FROM \S+ AS edge\n[\s\S]*/m.exec(containerfile) ?? [];
    const copied = edgeStage.replace(/--from=build (--chmod=\d+) \S+/, "$1 edge.js");
    writeFileSync(path.join(project, "Containerfile"), copied);
    spawnSync("openssl", [
      ...["req", "-x509", "-subj", "/CN=localhost", "-days", "1", "-nodes", "-newkey", "rsa:2048"],
      ...["-keyout", path.join(project, "tls/tls.key"), "-out", path.join(project, "tls/tls.crt")],
    ]);
    spawnSync("chmod", ["-R", "a+rX", path.join(root, "project")]);
    const [http, https, s3, prometheus, grafana] = await Promise.all(Array.from({ length: 5 }, freePort));
    // Debian's docker-compose is older than the key `name`. The ports of this machine may be in use.
    const moved = readFileSync(path.join(project, "compose.yaml"), "utf8")
      .replace(/^name: .*$/m, "")
      .replace('"80:8080", "443:8443"', `"127.0.0.1:${http}:8080", "127.0.0.1:${https}:8443"`)
      .replace("127.0.0.1:9000:", `127.0.0.1:${s3}:`)
      .replace("127.0.0.1:9090:", `127.0.0.1:${prometheus}:`)
      .replace("127.0.0.1:3000:", `127.0.0.1:${grafana}:`);
    const composed = parse(moved, { merge: true });
    const { services } = composed;
    // The bucket exists already, and the release is published by the test.
    const forward = `net.createServer((one) => one.on("error", () => 0).pipe(net.connect(${gatewayPort}, "host.containers.internal").on("error", () => one.destroy())).pipe(one)).listen(9000)`;
    Object.assign(services.store, { entrypoint: ["node", "-e", forward], command: [] });
    Object.assign(services.bucket, { entrypoint: ["node", "-e", "0"], command: [] });
    writeFileSync(path.join(project, "compose.yaml"), stringify(composed));
    const nginx = readFileSync(path.join(project, "nginx.conf"), "utf8");
    // nginx looks its upstreams up when it starts, and this API has no address.
    const local = nginx.replaceAll("h5.example.com", "127.0.0.1").replace("api.example.com:443", "127.0.0.1:9");
    writeFileSync(path.join(project, "nginx.conf"), local);

    const { make, storage } = createImages(root);
    const node = [process.execPath, "usr/bin/node"] as const;
    const entry = (...words: readonly string[]) => ["--entrypoint", JSON.stringify(words), "--cmd", ""];
    const [, base = ""] = /^FROM (\S+)/m.exec(readFileSync(path.join(deploy, "Containerfile"), "utf8")) ?? [];
    make({ name: base, program: node });
    make({ name: services.store.image, program: node });
    for (const name of ["controller", services.grafana.image])
      make({ name, program: node, options: entry("node", "-e", "setInterval(() => 0, 1000)") });
    make({
      name: services.nginx.image,
      program: [locate("nginx"), "usr/bin/nginx"],
      files: ["/etc/nginx/mime.types", "/etc/ssl/certs/ca-certificates.crt"],
      options: ["--user", "101:101", ...entry("nginx", "-g", "daemon off;")],
    });
    make({
      name: services.prometheus.image,
      program: [locate("prometheus"), "usr/bin/prometheus"],
      options: [
        ...["--user", "65534:65534"],
        ...entry("prometheus", "--config.file=/etc/prometheus/prometheus.yml", "--storage.tsdb.path=/prometheus"),
      ],
    });
    make({
      name: services.alertmanager.image,
      program: [locate("prometheus-alertmanager"), "usr/bin/alertmanager"],
      files: ["/usr/share/prometheus/alertmanager"],
      options: ["--user", "65534:65534", ...entry("alertmanager")],
    });

    const socket = `unix://${path.join(root, "podman.sock")}`;
    const settings = path.join(root, "containers.conf");
    writeFileSync(
      settings,
      `[containers]\ndefault_ulimits = ["nofile=1024:1024", "nproc=1024:1024"]\nlog_driver = "k8s-file"
[engine]\nruntime = "runc"\ncgroup_manager = "cgroupfs"\nevents_logger = "file"
[network]\nnetwork_config_dir = "${path.join(root, "networks")}"\n`,
    );
    const env = { PATH: `${process.env.PATH}`, HOME: root, CONTAINERS_CONF: settings, DOCKER_HOST: socket };
    const podman = (...args: string[]) => {
      const { stdout, stderr } = spawnSync("podman", [...storage, ...args], { env, encoding: "utf8" });
      return stdout + stderr;
    };
    const service = spawn("podman", [...storage, "system", "service", "--time=0", socket], { env, stdio: "ignore" });
    const variables = {
      STORE_KEY: bucket.writer.AWS_ACCESS_KEY_ID,
      STORE_SECRET: bucket.writer.AWS_SECRET_ACCESS_KEY,
      EDGE_API_ORIGIN: "http://127.0.0.1:9",
      READ_KEY: bucket.reader.AWS_ACCESS_KEY_ID,
      READ_SECRET: bucket.reader.AWS_SECRET_ACCESS_KEY,
      EDGE_REPORT_KEY: "seeded".repeat(6),
      EDGE_STAGE: "sandbox",
      GRAFANA_PASSWORD: "seeded",
    };
    const compose = ["-p", path.basename(root).toLowerCase()];
    let output = "";
    onTestFinished(async () => {
      podman("rm", "--all", "--force", "--time", "0", "--volumes");
      podman("network", "prune", "--force");
      service.kill("SIGTERM");
      gateway.close();
      await bucket.stop();
      await workshop.stop();
    });
    await waitUntil(() => existsSync(path.join(root, "podman.sock")));

    const up = spawn("docker-compose", [...compose, "up", "-d"], { cwd: project, env: { ...env, ...variables } });
    for (const stream of [up.stdout, up.stderr]) stream.on("data", (chunk: Buffer) => (output += String(chunk)));
    let code: number | null | undefined;
    up.once("exit", (one) => {
      code = one;
    });
    // Where systemd does not run, podman does not check the health of its containers by itself.
    await waitUntil(async () => {
      for (const name of podman("ps", "--format", "{{.Names}}").match(/\S+_edge-\d_1/g) ?? [])
        if (podman("logs", name).includes('"listening"')) podman("healthcheck", "run", name);
      await new Promise((resolve) => setTimeout(resolve, 300));
      return code !== undefined;
    }, 120_000);
    const logs = () =>
      (podman("ps", "--all", "--format", "{{.Names}}").match(/\S+_1/g) ?? []).map((one) => podman("logs", one));
    expect(code, code === 0 ? "" : output + logs().join("\n")).toBe(0);

    const read = async (address: string) => (await fetch(address, { headers: { accept: "text/html" } })).text();
    let html = "";
    await waitUntil(async () => {
      html = await read(`http://127.0.0.1:${http}/promo`);
    }, 60_000).catch(() => expect(logs().join("\n")).toBe("nginx that responds"));
    expect(html).toContain("promo/1.0.0-");
    const [asset = ""] = /\/assets\/promo\/[^"\s]+\.js/.exec(html) ?? [];
    expect(await read(`http://127.0.0.1:${http}${asset}`)).toContain("promo 1.0.0");
    await waitUntil(async () => {
      const query = `http://127.0.0.1:${prometheus}/api/v1/query?query=count(lending_ready==1)`;
      return (await read(query)).includes('"2"');
    }, 60_000);
    const running = ["alertmanager", "controller", "edge-1", "edge-2", "grafana", "nginx", "prometheus", "store"];
    const states = podman("ps", "--all", "--format", "{{.Names}} {{.Status}}");
    expect([...states.matchAll(/_([\w-]+)_1 Up /g)].map(([, name]) => name).sort()).toEqual(running);
    expect(states).toMatch(/_bucket_1 Exited \(0\)/);
    const edge = /\S+_edge-1_1/.exec(states)?.[0] ?? "";
    const pid = podman("inspect", "--format", "{{.State.Pid}}", edge).trim();
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    expect(status).toMatch(/^Uid:\s+65532\s/m);
    expect(status).toMatch(/^CapEff:\s+0+$/m);
    expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
  },
  300_000,
);

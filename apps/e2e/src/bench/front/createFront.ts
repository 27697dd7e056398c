import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { request } from "node:https";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { ContenderBuild, ContenderName } from "../contenders/Contender.ts";
import { documentName } from "../contenders/plainDocument.ts";
import { entryPaths } from "../plan.ts";

const text = /\.(html|js|css|json|svg)$/;

/** Writes a brotli copy (quality 11) and a gzip copy (level 9) next to every text file, as a deployment does. */
export function compressFolder(folder: string) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !text.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

/**
 * Creates a self-signed certificate for localhost. Chromium accepts it when it gets the returned hash of the public key,
 * and then caches responses as usual, which it does not do for pages with certificate errors.
 */
export function makeCertificate(folder: string): {
  readonly key: string;
  readonly certificate: string;
  readonly publicKeyHash: string;
} {
  const key = path.join(folder, "key.pem");
  const certificate = path.join(folder, "certificate.pem");
  execFileSync(
    "openssl",
    [
      ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"],
      ...["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", certificate],
    ],
    { stdio: "ignore" },
  );
  const { publicKey } = new X509Certificate(readFileSync(certificate));
  const publicKeyHash = createHash("sha256")
    .update(publicKey.export({ type: "spki", format: "der" }))
    .digest("base64");
  return { key, certificate, publicKeyHash };
}

const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const NGINX = "/usr/sbin/nginx";

/** A contender behind nginx. Each has a separate port, so that contenders share no HTTP cache. */
interface ProxiedContender {
  readonly name: ContenderName;
  readonly port: number;
  /** Port of the server that renders its documents, instead of files. */
  readonly documentsPort?: number | undefined;
}

interface FrontOptions {
  /** Work folder for the configuration, the certificate and the log. */
  readonly folder: string;
  readonly contenders: readonly ProxiedContender[];
  /** Origin of the sandbox that serves the API and the pictures of all contenders. */
  readonly api: string;
}

/** nginx in front of all contenders: TLS, HTTP/2, precompressed files and the same back end. */
export interface Front {
  /** SHA-256 of the certificate's public key, for Chromium's `--ignore-certificate-errors-spki-list`. */
  readonly publicKeyHash: string;
  /** Serves this build for the contender from now on. */
  serve(contender: ContenderName, content: ContenderBuild): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const quoted = (value: string) => `"${value.replace(/["\\]/g, "\\$&")}"`;

export function createFront({ folder, contenders, api }: FrontOptions): Front {
  if (!existsSync(NGINX) || !existsSync(BROTLI)) {
    throw new Error("The benchmark needs nginx with brotli: apt install nginx-light libnginx-mod-http-brotli-static");
  }
  mkdirSync(path.join(folder, "contenders"), { recursive: true });
  const { key, certificate, publicKeyHash } = makeCertificate(folder);
  const headers = new Map<ContenderName, ContenderBuild["headers"]>();
  let child: ChildProcess | undefined;

  const documents = ({ name, documentsPort }: ProxiedContender) =>
    entryPaths
      .map(({ path: pathname }) => {
        const documentHeaders = headers.get(name)?.[pathname] ?? {};
        const lines = Object.entries(documentHeaders)
          .filter(([header]) => !["content-type", "cache-control"].includes(header))
          .map(([header, value]) => `add_header ${header} ${quoted(value)};`);
        if (documentsPort)
          return `location = ${pathname} { proxy_pass http://127.0.0.1:${documentsPort}; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Accept-Encoding br; proxy_buffering off; }`;
        return `location = ${pathname} { default_type text/html; charset utf-8; add_header cache-control no-cache; ${lines.join(" ")} try_files /documents/${documentName(pathname)}.html /documents/index.html =404; }`;
      })
      .join("\n");

  const server = (contender: ProxiedContender) => `server {
    listen 127.0.0.1:${contender.port} ssl http2;
    root ${folder}/contenders/${contender.name};
    ${documents(contender)}
    location /assets/ { add_header cache-control $lifetime; add_header access-control-allow-origin *; try_files $uri =404; }
    location / { proxy_pass ${api}; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $http_host; proxy_set_header X-Forwarded-Proto https; proxy_set_header Accept-Encoding $http_accept_encoding; }
  }`;

  const configuration = () => `load_module ${BROTLI};
  daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log warn; worker_processes 1;
  events { worker_connections 512; }
  http {
    types { text/html html; text/javascript js; text/css css; application/json json; image/svg+xml svg; }
    charset utf-8; charset_types text/javascript text/css application/json;
    access_log off; sendfile on; tcp_nopush on; keepalive_timeout 60; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
    ssl_certificate ${certificate}; ssl_certificate_key ${key}; ssl_protocols TLSv1.3;
    brotli_static on; gzip_static on; etag on;
    map $uri $lifetime { "~[.-][0-9A-Za-z_-]{8,}\\.(js|css|svg)$" "public, max-age=31536000, immutable"; default no-cache; }
    ${contenders.map(server).join("\n")}
  }`;

  return {
    publicKeyHash,
    serve(contender, content) {
      headers.set(contender, content.headers);
      const target = path.join(folder, "contenders", contender);
      rmSync(`${target}.next`, { force: true });
      symlinkSync(content.folder, `${target}.next`);
      renameSync(`${target}.next`, target);
    },
    async start() {
      const file = path.join(folder, "nginx.conf");
      writeFileSync(file, configuration());
      child = spawn(NGINX, ["-p", folder, "-c", file], { stdio: "inherit" });
      for (const { port } of contenders) await waitForDocument(port);
    },
    async stop() {
      if (!child || child.exitCode !== null) return;
      const exited = new Promise((resolve) => child?.once("exit", resolve));
      child.kill("SIGTERM");
      await exited;
    },
  };
}

const fetchStatus = (port: number) =>
  new Promise<number>((resolve, reject) => {
    request({ host: "localhost", family: 4, port, path: "/loanDetail", rejectUnauthorized: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .once("error", reject)
      .end();
  });

async function waitForDocument(port: number) {
  for (let tries = 0; tries < 100; tries += 1) {
    const status = await fetchStatus(port).catch(() => 0);
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx does not serve /loanDetail on port ${port}; see nginx.log.`);
}

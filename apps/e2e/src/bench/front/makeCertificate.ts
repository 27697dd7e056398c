import { execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

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

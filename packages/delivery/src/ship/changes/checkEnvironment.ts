import { parseEnvironment } from "@lending/bridge/environment";
import { LENDER_KEYS } from "@lending/bridge/lender-keys";
import { contentSchema, type ReleaseContent, stageOf } from "@lending/releases/formats/Release";
import { EXPECTED, findMistakes } from "@lending/releases/readEnvironment";
import * as v from "valibot";
import { Refusal } from "../Refusal.ts";

const isHttp = (value: unknown) => typeof value === "string" && /^http:/i.test(value);
/** Makes two spellings of one name or phone number equal. */
const simplify = (text: string) => text.toLowerCase().replace(/[\s()-]/g, "");
/** Returns whether an entry is `*`, all names below a top-level domain, or a single label such as `localhost`. */
const isAnyHost = (host: unknown) => typeof host === "string" && /^(\*|(\*\.)?[^.]+)$/.test(host);

/** Returns whether an account of QR Ph codes is a bank's code, which all its merchants share. */
const isBank = (account: unknown) =>
  typeof account === "string" && /^[A-Z]{4}PH[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(account);

/** Returns whether a value is still one of apps/edge/deploy/environment.json. */
const isExample = (value: unknown) =>
  /\blender\.example\b|\bExample\b|^"Lender( Finance Inc\.)?"$/.test(JSON.stringify(value) ?? "");

const isNoNumber = (text: unknown) => !/\d|^\s*$/.test(`${text}`);

/** What a borrower reads and types by. The defaults are the specification's, which fit no lender in the Philippines. */
const findUnstated = (environment: Readonly<Record<string, unknown>>) =>
  ["locale", "mobilePattern"].flatMap((key) =>
    environment[key] === undefined ? [`${key}: ${environment.stage} must state ${EXPECTED[key]}`] : [],
  );

/** SEC Memorandum Circular 19 of 2019 and the Data Privacy Act: borrowers see who lends, and where to complain. */
const IDENTITY = [...LENDER_KEYS, "brandName", "servicePhone"] as const;

/** Describes each of these values, or entries of a list, that is wrong. */
const problemsOf = (values: Readonly<Record<string, unknown>>, isWrong: (value: unknown) => boolean, what: string) =>
  Object.entries(values).flatMap(([key, value]) =>
    [value].flat().flatMap((one) => (isWrong(one) ? [`${key}: ${one} ${what}`] : [])),
  );

function findProductionProblems(environment: Readonly<Record<string, unknown>>, assets: string): readonly string[] {
  const sandbox = parseEnvironment({ stage: "sandbox" });
  const own = parseEnvironment(environment);
  const { redirectHosts, sessionHosts, imageHosts } = environment;
  const { apiBase, h5Base, analyticsUrl, secRegistration, certificateOfAuthority } = own;
  const hosts = { redirectHosts, sessionHosts, imageHosts };
  const addresses = { ...hosts, apiBase, h5Base, analyticsUrl, assets };
  return [
    ...problemsOf(hosts, isAnyHost, "allows any host; name the hosts"),
    ...problemsOf(addresses, isHttp, "is not https"),
    ...problemsOf({ qrAccounts: environment.qrAccounts }, isBank, "is a bank, not an account"),
    ...problemsOf(environment, isExample, "is an example value, not the lender's own"),
    ...(Object.values(environment.appVersions ?? {}).some((part) => Number(part) > 0)
      ? []
      : ['appVersions: must name the app versions in the field with their shares, for example { "1.4.0": 1 }']),
    ...IDENTITY.flatMap((key) =>
      ["", simplify(sandbox[key])].includes(simplify(own[key]))
        ? [`${key}: must be the lender's own, which borrowers read`]
        : [],
    ),
    ...problemsOf(
      { secRegistration, certificateOfAuthority },
      isNoNumber,
      "has no digit: it is no registration number",
    ),
  ];
}

/**
 * Throws a Refusal with every problem of a release's environment: a key that is unknown or invalid, no stage, outside the sandbox no
 * language or pattern of mobile numbers, and in production an open host list, an origin without https, a bank's code
 * as an account, a missing detail of the lender, a value of the example file, or the sandbox's brand name or phone number.
 */
export function checkEnvironment({ environment, assets }: Pick<ReleaseContent, "environment" | "assets">): void {
  if (environment.stage === undefined) {
    throw new Refusal(
      "environment",
      'The environment states no stage. To try the site out: --stage sandbox. For borrowers: "stage": "production" in the file of --environment.',
    );
  }
  if (!v.is(contentSchema.entries.assets, assets)) {
    throw new Refusal(
      "environment",
      `assets: ${assets} must begin with "/", "http://" or "https://" and end with "/".`,
    );
  }
  const mistakes = findMistakes(environment);
  const problems =
    mistakes.length > 0
      ? mistakes
      : [
          ...(environment.stage === "sandbox" ? [] : findUnstated(environment)),
          ...(environment.stage === "production" ? findProductionProblems(environment, assets) : []),
        ];
  if (problems.length > 0) throw Refusal.of("environment", problems);
}

/** Keeps a store on its stage, so that a wrong environment file cannot turn the site of borrowers into another. */
export function checkStage(live: ReleaseContent["environment"], next: ReleaseContent["environment"]): void {
  const [before, after] = [stageOf(live), stageOf(next)];
  // A store of the sandbox, or one without a stage, may get another stage.
  if (before === "" || before === "sandbox" || after === before) return;
  throw new Refusal(
    "environment",
    `This store serves the stage "${before}", and the environment states ${after ? `"${after}"` : "none"}. Use a separate store for each stage: --store.`,
  );
}

import { globSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { EndpointParts, WireNames } from "@lending/api-client";
import type { Decoder } from "@lending/api-client/schema";

/** An endpoint that a remote declares, under the deployment's wire names. */
export interface DeclaredEndpoint extends Omit<EndpointParts, "fields" | "data"> {
  /** The name under which `src/api` exports it. */
  readonly name: string;
  readonly fields: Readonly<Record<string, string | { readonly query: string } | { readonly input: string }>>;
  readonly data?: Decoder<unknown>;
}

const isEndpoint = (value: unknown): value is EndpointParts =>
  typeof value === "function" && "kind" in value && "path" in value && "fields" in value;

/** Lists the endpoints that the files of a remote's `src/api` export, in the order of files and exports. */
export async function listEndpoints(folder: string, names: WireNames): Promise<readonly DeclaredEndpoint[]> {
  const files = globSync("src/api/*.ts", { cwd: folder }).filter((file) => !file.endsWith(".test.ts"));
  const modules = await Promise.all(
    files.sort().map(async (file) => (await import(pathToFileURL(path.join(folder, file)).href)) as object),
  );
  return modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]: [string, unknown]) => {
      if (!isEndpoint(value)) return [];
      const { kind, client, method, path, fields, others, envelope, data, additions, refusal, optional, once } = value;
      return [
        {
          ...{ name, kind, client, method, path },
          fields: typeof fields === "function" ? fields(names) : fields,
          ...(data && { data: typeof data === "function" ? data(names) : data }),
          ...Object.fromEntries(
            Object.entries({ others, envelope, additions, refusal, optional, once }).filter(([, one]) => one),
          ),
        },
      ];
    }),
  );
}

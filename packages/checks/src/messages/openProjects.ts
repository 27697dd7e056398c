import path from "node:path";
import type { Node, SourceFile } from "typescript/unstable/ast";
import { API, type Checker } from "typescript/unstable/sync";

/** A TypeScript project, with its source files by path relative to the root. */
export interface OpenProject {
  readonly checker: Checker;
  readonly files: ReadonlyMap<string, SourceFile>;
}

interface OpenProjects {
  readonly projects: readonly OpenProject[];
  readonly close: () => void;
}

/** Opens the TypeScript projects of these folders in one compiler process. Includes only files in each folder's `src`. */
export function openProjects(root: string, folders: readonly string[]): OpenProjects {
  const api = new API({ cwd: root });
  const configs = folders.map((folder) => path.join(root, folder, "tsconfig.json"));
  const snapshot = api.updateSnapshot({ openProjects: configs });
  const projects = folders.map((folder, index): OpenProject => {
    const project = snapshot.getProject(configs[index] ?? "");
    if (!project) throw new Error(`${folder} has no tsconfig.json that TypeScript can open.`);
    const files = new Map<string, SourceFile>();
    for (const name of project.program.getSourceFileNames()) {
      const file = path.relative(root, name);
      const source = file.startsWith(`${folder}/src/`) ? project.program.getSourceFile(name) : undefined;
      if (source) files.set(file, source);
    }
    return { checker: project.checker, files };
  });
  return { projects, close: () => api.close() };
}

/** Visits a node and all its descendants. Skips the descendants of a node for which `visit` returns false. */
export function walk(node: Node, visit: (node: Node) => boolean | undefined): void {
  if (visit(node) === false) return;
  node.forEachChild((child) => walk(child, visit));
}

import path from "node:path";
import type { SourceFile } from "typescript/unstable/ast";
import { API, type Checker } from "typescript/unstable/sync";

/** One TypeScript project as the checks read it: its own source files, by their paths relative to the root. */
export interface OpenProject {
  readonly checker: Checker;
  readonly files: ReadonlyMap<string, SourceFile>;
}

interface OpenProjects {
  readonly projects: readonly OpenProject[];
  /** Ends the compiler's process. */
  readonly close: () => void;
}

/** Opens projects, given by their folders, in one process of the compiler. Files outside `src` of a folder are none of its own. */
export function openProjects(root: string, folders: readonly string[]): OpenProjects {
  const api = new API({ cwd: root });
  const configs = folders.map((folder) => path.join(root, folder, "tsconfig.json"));
  const snapshot = api.updateSnapshot({ openProjects: configs });
  const projects = folders.map((folder, at): OpenProject => {
    const project = snapshot.getProject(configs[at] ?? "");
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

import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { PlopTypes } from "@turbo/gen";

interface Answers {
  readonly remote: string;
  readonly name: string;
  readonly turbo: { readonly paths: { readonly root: string } };
}

const FIRST_PORT = 4101;
const remote = {
  type: "input",
  name: "remote",
  message: "Which remote?",
  /** Refuses a name before anything is written. */
  validate: (answer: string) =>
    existsSync(path.resolve("apps", answer, "src/routes.tsx")) || `There is no remote ${answer}.`,
};
const name = { type: "input", name: "name", message: "Which name, such as spending-limits?" };
const app = "apps/{{ remote }}/src";
const screen = `${app}/screens/{{ kebabCase name }}/{{ pascalCase name }}Screen`;
const endpoint = `${app}/api/fetch{{ pascalCase name }}.ts`;

const add = (file: string, template: string) => ({
  type: "add",
  path: `{{ turbo.paths.root }}/${file}`,
  templateFile: `templates/${template}.hbs`,
});
/** Inserts text into a file before the first match of the pattern. */
const insert = (file: string, pattern: RegExp, text: string) => ({
  type: "modify",
  path: `{{ turbo.paths.root }}/${file}`,
  pattern,
  template: `${text}$&`,
});

/** Formats what the other actions have written, as `biome check --write` does. */
const format = ({ remote, turbo }: Answers) => {
  const folders = [`apps/${remote}`, "apps/sandbox/src/api"];
  execFileSync("biome", ["check", "--write", "--log-level=error", ...folders], { cwd: turbo.paths.root });
  return "formatted";
};

const endpointActions = [
  add(endpoint, "endpoint.ts"),
  add("apps/sandbox/src/api/{{ remote }}/fetch{{ pascalCase name }}.ts", "sandbox.ts"),
];

/** Adds a title after the opening brace of the titles, and a group at the end of the file. */
const addMessages = (language: string, refused: string, tryLater: string) => {
  const file = `${app}/messages/${language}.ts`;
  const isSource = language === "source";
  const [open, close] = isSource ? [`defineGroup("{{ camelCase name }}Messages", languages, {`, "});"] : ["{", "};"];
  const titles = isSource ? /(?<=defineGroup\("titles", languages, \{)/ : /(?<=^export const titles = \{)/m;
  return [
    insert(file, titles, '\n  {{ camelCase name }}: "{{ sentenceCase name }}",'),
    insert(
      file,
      /$(?![\s\S])/,
      `\nexport const {{ camelCase name }}Messages = ${open} refused: "${refused}", tryLater: "${tryLater}" ${close}\n`,
    ),
  ];
};

/** Returns an action that imports a name into a file of the remote, unless it is imported already. */
const importIn =
  (file: string, module: string, imported: string): PlopTypes.CustomActionFunction =>
  (answers) => {
    const { remote, turbo } = answers as Answers;
    const target = path.join(turbo.paths.root, `apps/${remote}/src/${file}`);
    const text = readFileSync(target, "utf8");
    if (new RegExp(`import \\{[^}]*\\b${imported}\\b[^}]*\\} from "${module}"`).test(text)) return "imported already";
    // The formatter joins it with other names of the module.
    writeFileSync(target, `import { ${imported} } from "${module}";\n${text}`);
    return `${imported} imported`;
  };

const screenActions = [
  add(`${screen}.tsx`, "Screen.tsx"),
  add(`${screen}.test.tsx`, "Screen.test.tsx"),
  add(`${screen}.stories.tsx`, "Screen.stories.tsx"),
  ...addMessages("source", "This page could not be loaded.", "Try again in a few minutes."),
  ...addMessages("fil-PH", "Hindi na-load ang page na ito.", "Subukan po ulit pagkalipas ng ilang minuto."),
  ...addMessages("zh-CN", "无法加载此页面。", "请过几分钟再试。"),
  insert(
    `${app}/routes.tsx`,
    /^import \{ titles/m,
    'import { {{ camelCase name }}Request } from "./api/fetch{{ pascalCase name }}.ts";\n',
  ),
  insert(
    `${app}/routes.tsx`,
    /\n\]\);\s*$/,
    '\n  { path: "/{{ camelCase name }}", title: titles.{{ camelCase name }}, early: {{ camelCase name }}Request, screen: () => import("./screens/{{ kebabCase name }}/{{ pascalCase name }}Screen.tsx") },',
  ),
  insert(
    `${app}/firstPaints.tsx`,
    /(?<=export const firstPaints = \{)/,
    '\n  "/{{ camelCase name }}": () => <ArticleFirstPaint title={useMessages(titles).{{ camelCase name }} } />,',
  ),
  importIn("firstPaints.tsx", "@lending/ui/first-paint", "ArticleFirstPaint"),
  importIn("firstPaints.tsx", "@lending/ui/locale", "useMessages"),
  importIn("firstPaints.tsx", "./messages/source.ts", "titles"),
];

/** The generators of `pnpm new:remote`, `new:screen` and `new:endpoint`. */
export default function generators(plop: PlopTypes.NodePlopAPI): void {
  plop.setGenerator("remote", {
    description: "a remote with three screens, from packages/federation/template",
    prompts: [name],
    actions: [
      async (answers) => {
        const { name, turbo } = answers as Answers;
        const { root } = turbo.paths;
        const apps = path.join(root, "apps");
        const ports = globSync("*/rspack.config.ts", { cwd: apps }).map((file) =>
          Number(/port: (\d+)/.exec(readFileSync(path.join(apps, file), "utf8"))?.[1] ?? 0),
        );
        const file = path.join(root, "packages/delivery/src/cli/createRemote.ts");
        const { createRemote } = await import(pathToFileURL(file).href);
        createRemote({ name, apps, port: Math.max(FIRST_PORT - 1, ...ports) + 1 });
        return `apps/${name} is written. Next: pnpm install, then pnpm dev ${name} and open /${name}.`;
      },
      {
        type: "add",
        path: "{{ turbo.paths.root }}/apps/e2e/src/journeys/{{ name }}/everyScreen.spec.ts",
        template:
          'import { testEveryScreen } from "../../every-screen/testEveryScreen.ts";\n\ntestEveryScreen("{{ name }}");\n',
      },
    ],
  });
  plop.setGenerator("endpoint", {
    description: "one file in the remote's src/api, and the endpoint of the sandbox",
    prompts: [remote, name],
    actions: [...endpointActions, (answers) => format(answers as Answers)],
  });
  plop.setGenerator("screen", {
    description: "a screen that reads the endpoint of its name, which is written too when it does not exist",
    prompts: [remote, name],
    actions: (answers) => {
      const { remote, name, turbo } = answers as Answers;
      const file = path.join(turbo.paths.root, `apps/${remote}/src/api/fetch${plop.getHelper("pascalCase")(name)}.ts`);
      return [
        ...(existsSync(file) ? [] : endpointActions),
        ...screenActions,
        (written) => format(written as Answers),
      ] as PlopTypes.ActionType[];
    },
  });
}

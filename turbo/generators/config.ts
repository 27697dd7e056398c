import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { PlopTypes } from "@turbo/gen";

interface Answers {
  readonly remote: string;
  readonly name: string;
  readonly title: string;
  readonly filipino: string;
  readonly chinese: string;
  readonly turbo: { readonly paths: { readonly root: string } };
}

/** The command has checked it (`packages/delivery/src/cli/new.ts`). */
const remote = { type: "input", name: "remote", message: "Which remote?" };
const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const name = {
  type: "input",
  name: "name",
  message: "Which name, such as spending-limits?",
  /** Refuses a name before anything is written. */
  validate: (answer: string) =>
    NAME.test(answer) || `"${answer}" is not a name: lower-case letters and digits, with hyphens: spending-limits.`,
};
/** Returns why a screen cannot have a path; true when no remote owns it. */
const validatePath = (route: string) => {
  const owner = globSync("apps/*/src/routes.tsx").find((file) => readFileSync(file, "utf8").includes(`"${route}"`));
  return owner === undefined || `"${route}" is a path of ${owner} already. Choose another name.`;
};
const validateNew = (answer: string) => {
  if (existsSync(path.resolve("apps", answer)))
    return `apps/${answer} exists already. Choose another name, or add a screen: pnpm new:screen ${answer} spending-limits`;
  const isFree = validatePath(`/${answer}`);
  return isFree === true ? name.validate(answer) : isFree;
};
/** Those that the command line does not name are asked in a terminal. */
const titles = Object.entries({ title: "English", filipino: "Filipino", chinese: "Chinese" }).map(
  ([name, language]) => ({
    type: "input",
    name,
    message: `Title in ${language}?`,
    validate: (answer: string) => answer.trim() !== "" || "Every language needs a title.",
  }),
);
const app = "apps/{{ remote }}/src";
const screen = `${app}/screens/{{ kebabCase name }}/{{ pascalCase name }}Screen`;

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

/** A request with an effect has a name that begins with one of these verbs. */
const SENDS = /^(?:push|save|submit)-/;

/** Returns the file of an endpoint in a remote's `src`, and the actions that write it and the sandbox's. */
function endpointOf(plop: PlopTypes.NodePlopAPI, name: string, sends = false) {
  const file = sends ? plop.getHelper("camelCase")(name) : `fetch${plop.getHelper("pascalCase")(name)}`;
  const [ofRemote, ofSandbox] = sends ? ["send.ts", "sandboxSend.ts"] : ["endpoint.ts", "sandbox.ts"];
  const actions = [
    add(`${app}/api/${file}.ts`, ofRemote),
    add(`apps/sandbox/src/api/{{ remote }}/${file}.ts`, ofSandbox),
  ];
  return { file: `api/${file}.ts`, actions };
}

/** Adds a title after the opening brace of the titles, and a group at the end of the file. */
const addMessages = (language: string, title: string, refused: string, tryLater: string) => {
  const file = `${app}/messages/${language}.ts`;
  const isSource = language === "source";
  const [open, close] = isSource ? [`defineGroup("{{ camelCase name }}Messages", languages, {`, "});"] : ["{", "};"];
  const titles = isSource ? /(?<=defineGroup\("titles", languages, \{)/ : /(?<=^export const titles = \{)/m;
  return [
    insert(file, titles, `\n  {{ camelCase name }}: ${JSON.stringify(title)},`),
    insert(
      file,
      /$(?![\s\S])/,
      `\nexport const {{ camelCase name }}Messages = ${open} refused: "${refused}", tryLater: "${tryLater}" ${close}\n`,
    ),
  ];
};

/** The actions of a new screen with its title in English, Filipino and Chinese. */
const screenActions = ({ title, filipino, chinese }: Readonly<Record<"title" | "filipino" | "chinese", string>>) => [
  add(`${screen}.tsx`, "Screen.tsx"),
  add(`${screen}.test.tsx`, "Screen.test.tsx"),
  add(`${screen}.stories.tsx`, "Screen.stories.tsx"),
  ...addMessages("source", title, "This page could not be loaded.", "Try again in a few minutes."),
  ...addMessages("fil-PH", filipino, "Hindi na-load ang page na ito.", "Subukan po ulit pagkalipas ng ilang minuto."),
  ...addMessages("zh-CN", chinese, "无法加载此页面。", "请过几分钟再试。"),
  insert(
    `${app}/routes.tsx`,
    /^import \{ titles/m,
    'import { {{ camelCase name }} } from "./api/fetch{{ pascalCase name }}.ts";\n',
  ),
  insert(
    `${app}/routes.tsx`,
    /\n\]\);\s*$/,
    '\n  { path: "/{{ camelCase name }}", title: titles.{{ camelCase name }}, early: {{ camelCase name }}, screen: () => import("./screens/{{ kebabCase name }}/{{ pascalCase name }}Screen.tsx") },',
  ),
];

/** The generators of `pnpm new:remote`, `new:screen` and `new:endpoint`. */
export default function generators(plop: PlopTypes.NodePlopAPI): void {
  plop.setGenerator("remote", {
    description: "a remote with three screens, from packages/federation/template",
    prompts: [{ ...name, validate: validateNew }, ...titles],
    actions: [
      async (answers) => {
        const { name, turbo, title, filipino, chinese } = answers as Answers;
        const { root } = turbo.paths;
        const apps = path.join(root, "apps");
        const file = path.join(root, "packages/delivery/src/cli/createRemote.ts");
        const { createRemote } = await import(pathToFileURL(file).href);
        createRemote({
          name,
          apps,
          titles: { source: title, "fil-PH": filipino, "zh-CN": chinese },
        });
        appendFileSync(path.join(root, ".github/CODEOWNERS"), `/apps/${name}/ @lending/${name}\n`);
        return `apps/${name} is written, and its team @lending/${name} in .github/CODEOWNERS. Next: pnpm install, then pnpm dev ${name} and open /${name}.`;
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
    actions: (answers) => {
      const { remote, name, turbo } = answers as Answers;
      const sends = SENDS.test(name);
      const { file, actions } = endpointOf(plop, name, sends);
      if (existsSync(path.join(turbo.paths.root, `apps/${remote}/src`, file)))
        throw new Error(
          `apps/${remote}/src/${file} exists already. Choose another name: pnpm new:endpoint ${remote} …`,
        );
      return [
        ...actions,
        (written) => format(written as Answers),
        () =>
          `Next: state its fields in both files, then pnpm generate. A screen uses it with ${sends ? "useSubmit" : "useFetched"}.`,
      ] as PlopTypes.ActionType[];
    },
  });
  plop.setGenerator("screen", {
    description: "a screen that reads the endpoint of its name, which is written too when it does not exist",
    prompts: [remote, name, ...titles],
    actions: (answers) => {
      const { remote, name, turbo, ...given } = answers as Answers;
      const src = path.join(turbo.paths.root, `apps/${remote}/src`);
      if (existsSync(path.join(src, "screens", name)))
        throw new Error(
          `apps/${remote}/src/screens/${name} exists already. Choose another name: pnpm new:screen ${remote} …`,
        );
      const isFree = validatePath(`/${plop.getHelper("camelCase")(name)}`);
      if (isFree !== true) throw new Error(isFree);
      const endpoint = endpointOf(plop, name);
      return [
        ...(existsSync(path.join(src, endpoint.file)) ? [] : endpoint.actions),
        ...screenActions(given),
        (written) => format(written as Answers),
      ] as PlopTypes.ActionType[];
    },
  });
}

import { beforeAll, describe, expect, it } from "vitest";
import { joinTasks, planTasks, readTasks, type Task } from "./planTasks.ts";

const task = (taskId: string, inputs: readonly string[], dependencies: readonly string[] = []): Task => {
  const [name = "", kind = ""] = taskId.split("#");
  return {
    taskId,
    task: kind,
    hash: "",
    directory: name === "//" ? "." : `apps/${name}`,
    logFile: "",
    inputs: Object.fromEntries(inputs.map((file) => [file, "hash"])),
    dependencies,
    command: kind === "transit" ? "<NONEXISTENT>" : "run",
  };
};

const tasks = [
  task("ui#transit", ["Button.tsx"]),
  task("ui#test", ["Button.tsx", "Button.test.tsx"], ["ui#transit"]),
  task("loan#build", ["Order.tsx"], ["ui#transit"]),
  task("loan#test", ["Order.tsx"], ["ui#transit"]),
  task("loan#journeys", ["../e2e/loan.spec.ts"], ["loan#build", "repay#build"]),
  task("repay#build", ["Pay.tsx"], ["ui#transit"]),
  task("repay#journeys", ["../e2e/repay.spec.ts"], ["repay#build"]),
  task("//#checks", ["README.md", "pnpm-lock.yaml", "apps/loan/Order.tsx", "apps/repay/Pay.tsx"]),
];

const repository = new URL("../../../..", import.meta.url).pathname;
let all: readonly Task[] = [];
beforeAll(() => {
  all = readTasks(repository);
});

describe("planTasks", () => {
  it.each([
    ["a source file of one remote", "apps/loan/Order.tsx", ["//#checks", "loan#journeys", "loan#test"]],
    [
      "a remote that journeys of another one open",
      "apps/repay/Pay.tsx",
      ["//#checks", "loan#journeys", "repay#journeys"],
    ],
    ["a journey", "apps/e2e/loan.spec.ts", ["loan#journeys"]],
    ["a unit test", "apps/ui/Button.test.tsx", ["ui#test"]],
    ["a document", "README.md", ["//#checks"]],
    ["a shared package", "apps/ui/Button.tsx", ["loan#journeys", "loan#test", "repay#journeys", "ui#test"]],
  ])("plans what concerns %s", (_, file, planned) => {
    expect(planTasks(tasks, [file])).toEqual(planned);
  });

  it.each(["unknown.toml", "pnpm-lock.yaml"])(
    "plans everything for %s, which only the checks read or nothing",
    (file) => {
      expect(planTasks(tasks, ["apps/loan/Order.tsx", file])).toHaveLength(5);
    },
  );

  it("plans nothing when nothing changed", () => {
    expect(planTasks(tasks, [])).toEqual([]);
  });
});

it.each(["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json", "tsconfig.base.json", "turbo.json"])(
  "finds all tasks for %s of this repository",
  (file) => {
    expect(planTasks(all, [file]).length).toBeGreaterThan(60);
  },
);

it("finds the tasks of one remote in this repository", () => {
  const planned = planTasks(all, ["apps/loan/src/routes.tsx"]);
  for (const name of ["typecheck", "lint", "test", "stories", "journeys"])
    expect(planned).toContain(`@lending/loan#${name}`);
  expect(planned).toContain("//#checks");
  expect(planned).not.toContain("@lending/promo#journeys");
  expect(planned).not.toContain("@lending/repay#test");
});

describe("joinTasks", () => {
  const journeys = "@lending/loan#journeys";
  it("runs the stories of one or two packages on their own", () => {
    const planned = ["@lending/loan#stories", "@lending/ui#stories", journeys];
    expect(joinTasks(planned)).toEqual(planned);
  });

  it("runs the stories of more packages in one browser", () => {
    const planned = ["@lending/loan#stories", "@lending/repay#stories", "@lending/ui#stories", journeys];
    expect(joinTasks(planned)).toEqual(["@lending/storybook#every-story", journeys]);
  });

  it("runs the journeys of more packages in one queue", () => {
    const planned = ["@lending/loan#journeys", "@lending/promo#journeys", "@lending/repay#journeys", "//#checks"];
    expect(joinTasks(planned)).toEqual(["@lending/e2e#every-journey", "//#checks"]);
  });
});

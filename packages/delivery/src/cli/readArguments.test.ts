import { describe, expect, it } from "vitest";
import { Usage } from "./Context.ts";
import { readArguments } from "./readArguments.ts";

const read = (line: string) => readArguments(line.split(" ").filter(Boolean));
const override = "override loan --from http://localhost:4101";
const canary = "loan --channel canary";

describe("readArguments", () => {
  it("ships the named apps, with defaults for everything else", () => {
    expect(read("loan repay")).toEqual({
      action: "ship",
      names: ["loan", "repay"],
      words: [],
      device: "",
      at: undefined,
      percent: undefined,
      reports: undefined,
      everySeconds: 30,
      forMinutes: 60,
      from: "",
      isDevelopment: false,
      minutes: 60,
      hasLink: false,
      isAll: false,
      isDryRun: false,
      isJson: false,
      isWhole: false,
      isBuilt: false,
      to: undefined,
      days: 30,
      store: undefined,
      environment: undefined,
      stage: undefined,
      assets: undefined,
      without: [],
      because: undefined,
    });
  });

  it.each([
    ["--all", { action: "ship", names: [], isAll: true }],
    ["shell", { action: "ship", names: ["shell"] }],
    ["status", { action: "status", names: [] }],
    ["--all --stage sandbox", { isAll: true, stage: "sandbox" }],
    ["remove promo", { action: "remove", names: ["promo"] }],
    ["rollback", { action: "rollback", names: [], to: undefined }],
    ["rollback loan --to 12", { action: "rollback", names: ["loan"], to: 12 }],
    ["loan --dry-run --json", { isDryRun: true, isJson: true, isWhole: false }],
    ["--all --whole --because why", { isAll: true, isWhole: true, because: "why" }],
    ["clean --days 0", { action: "clean", days: 0 }],
    ["watch --every 0 --for 5 --reports r.json", { everySeconds: 1, forMinutes: 5, reports: "r.json" }],
    ["watch --every 45", { everySeconds: 45 }],
    ["loan --store s --environment e.json --assets a", { store: "s", environment: "e.json", assets: "a" }],
    ["loan --without pages --without bytes --because why", { without: ["pages", "bytes"], because: "why" }],
    ["explain d-1", { action: "explain", names: [], device: "d-1", at: undefined }],
    ["explain d-1 2026-03-01T09:00Z", { device: "d-1", at: new Date("2026-03-01T09:00Z") }],
    [`${canary} --percent 1`, { percent: 1 }],
    [`${canary} --percent 99`, { percent: 99 }],
    [override, { action: "override", names: ["loan"], from: "http://localhost:4101", minutes: 60 }],
    [`${override} --minutes 1`, { minutes: 1 }],
    [`${override} --minutes 480`, { minutes: 480 }],
    ["override loan --from https://a.test/builds", { from: "https://a.test/builds" }],
  ])("reads %j", (line, found) => {
    expect(read(line)).toMatchObject(found);
  });

  it("trims a reason", () => {
    expect(readArguments(["loan", "--without", "pages", "--because", " why "]).because).toBe("why");
  });

  it.each([
    ["", "Ship remotes one at a time"],
    ["loan --nonsense", "nonsense"],
    ["Loan", "is not an app's name"],
    ["9loan", "is not an app's name"],
    ["loan/..", "is not an app's name"],
    ["rollback loan repay", "rollback takes one app at most"],
    ["history loan", "history takes no app"],
    ["clean --days 1x", "--days needs a number"],
    ["clean --days x1", "--days needs a number"],
    ["rollback --to 123456789", "--to needs a number"],
    ["watch --every soon", "--every needs a number"],
    ["watch --for 1.5", "--for needs a number"],
    ["override --from http://localhost:4101", "override takes one remote"],
    ["override loan repay --from http://localhost:4101", "override takes one remote"],
    ["override shell --from http://localhost:4101", "override takes one remote"],
    ["override loan", "override takes one remote"],
    ["override loan --from localhost:4101", "override takes one remote"],
    ["override loan --from ftp://http://a.test", "override takes one remote"],
    ["override loan --from http://a.test?x=1", "override takes one remote"],
    ["override loan --from http://a:b:c", "override takes one remote"],
    [`${override} --minutes 0`, "--minutes is 1 to 480"],
    [`${override} --minutes 481`, "--minutes is 1 to 480"],
    ["explain", "explain takes a device's id"],
    ["explain d-1 2026-03-01 now", "explain takes a device's id"],
    ["explain d-1 soon", '"soon" is not a date'],
    ["loan --channel beta --percent 10", 'The only channel is "canary"'],
    [canary, "--channel canary --percent 10"],
    ["loan --percent 10", "--channel canary --percent 10"],
    ["promote --channel canary --percent 10", "--channel canary --percent 10"],
    [`${canary} --percent 0`, "--percent is 1 to 99"],
    [`${canary} --percent 100`, "--percent is 1 to 99"],
    ["loan --without tests --because x", '"tests" is not a gate: shared, shape, verbs, pages, bytes'],
    ["loan --without pages", "--without needs a reason"],
    ["--all --whole", "--whole needs --all and a reason"],
    ["loan --whole --because why", "--whole needs --all and a reason"],
    ["promote --whole --because why", "--whole needs --all and a reason"],
    ["rollback --whole --because why", "--whole needs --all and a reason"],
  ])("rejects %j with a message", (line, words) => {
    expect(() => read(line)).toThrow(Usage);
    expect(() => read(line)).toThrow(words);
  });
});

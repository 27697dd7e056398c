import { describe, it } from "vitest";

// The sandbox's answers are held against its own schemas wherever a test calls it (testing/makeSandbox.ts). Here they
// are held against what each remote reads: one line a remote, once it has a contract entry.
describe("the remotes' contracts", () => {
  it.todo("loan reads every answer of the sandbox that it asks for");
  it.todo("repay reads every answer of the sandbox that it asks for");
  it.todo("bank-binding reads every answer of the sandbox that it asks for");
  it.todo("complaints reads every answer of the sandbox that it asks for");
  it.todo("promo reads every answer of the sandbox that it asks for");
});

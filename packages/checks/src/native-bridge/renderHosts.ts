import type { NativeVerbs } from "@lending/bridge/native-verbs";

/** Generated lines by the name of the region that contains them. */
export type Regions = Readonly<Record<string, readonly string[]>>;

/** Returns a text with new lines in its regions. A region is between the marks `pnpm native: <name>` and `pnpm native: end`. */
export function fillRegions(text: string, regions: Regions): string {
  return Object.entries(regions).reduce((before, [name, lines]) => {
    const region = new RegExp(`^(( *).*pnpm native: ${name}\\b.*\\n)[\\s\\S]*?^(.*pnpm native: end)`, "m");
    if (!region.test(before)) throw new Error(`A file of the native bridge has no region "${name}".`);
    return before.replace(
      region,
      (_, begin: string, indent: string, end: string) =>
        begin + lines.map((line) => `${indent}${line}\n`).join("") + end,
    );
  }, text);
}

const onPlatform = (verbs: NativeVerbs, platform: "android" | "ios") =>
  Object.entries(verbs).filter(([, { platforms }]) => platforms.includes(platform));

/** Returns the regions of the reference host for Android. */
export function renderKotlin(verbs: NativeVerbs): Regions {
  const own = onPlatform(verbs, "android");
  const actions = own.flatMap(([name, { does, argument, isOpen, since }]) => {
    const parameters = [
      ...(argument ? [`${argument.name}: String`] : []),
      ...(isOpen ? ["params: Map<String, String>"] : []),
      "reply: (NativeReply) -> Unit",
    ];
    return [`/** ${does} Since ${since}. */`, `fun ${name}(${parameters.join(", ")})`];
  });
  const cases = own.map(([name, { argument, isOpen }]) => {
    const values = [
      ...(argument ? [`params["${argument.name}"] ?: return reply(NativeReply(false))`] : []),
      ...(isOpen ? [argument ? `params - "${argument.name}"` : "params"] : []),
      "reply",
    ];
    return `"${name}" -> actions.${name}(${values.join(", ")})`;
  });
  return { actions, cases };
}

/** Returns the regions of the reference host for iOS. */
export function renderSwift(verbs: NativeVerbs): Regions {
  const own = onPlatform(verbs, "ios");
  const actions = own.flatMap(([name, { does, argument, isOpen, since }]) => {
    const parameters = [
      ...(argument ? [`${argument.name}: String`] : []),
      ...(isOpen ? ["params: [String: String]"] : []),
      "reply: @escaping (NativeReply) -> Void",
    ];
    return [`/// ${does} Since ${since}.`, `func ${name}(${parameters.join(", ")})`];
  });
  const cases = own.flatMap(([name, { argument, isOpen }]) => {
    const values = [
      ...(argument ? [`${argument.name}: ${argument.name}`] : []),
      ...(isOpen ? [`params: ${argument ? `params.filter { $0.key != "${argument.name}" }` : "params"}`] : []),
      "reply: reply",
    ];
    return [
      `case "${name}":`,
      ...(argument
        ? [`    guard let ${argument.name} = params["${argument.name}"] else { return reply(NativeReply(ok: false)) }`]
        : []),
      `    actions.${name}(${values.join(", ")})`,
    ];
  });
  return { actions, cases };
}

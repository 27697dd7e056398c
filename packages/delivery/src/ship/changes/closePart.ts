import { type Change, contentOf } from "@lending/releases";
import { Refusal } from "../Refusal.ts";

interface CloseOptions {
  /** A remote, or a path that begins with a slash. */
  readonly target: string;
  readonly because: string;
  readonly by: string;
  readonly now?: () => Date;
}

/** Closes a remote or a path: its visitors read that this part is closed for now. Nothing but `ship open` ends it. */
export const closePart =
  ({ target, because, by, now = () => new Date() }: CloseOptions): Change =>
  (release) => {
    if (!release) throw new Refusal("close", "Nothing has been shipped here yet.");
    const owner = target.startsWith("/") ? release.paths[target] : target;
    if (owner === undefined || owner === "shell" || !release.remotes[owner])
      throw new Refusal(
        "close",
        `${target} is neither a live remote nor a path of one. Remotes: ${Object.keys(release.remotes).sort().join(", ")}.`,
      );
    if (release.closed.some((one) => one.target === target)) return undefined;
    return {
      ...contentOf(release),
      closed: [...release.closed, { target, because, by, at: now().toISOString() }],
      change: `${target} closed`,
      because,
    };
  };

/** Opens what `closePart` closed. */
export const openPart =
  ({ target, because }: { readonly target: string; readonly because?: string | undefined }): Change =>
  (release) => {
    const closed = release?.closed ?? [];
    if (!release || !closed.some((one) => one.target === target))
      throw new Refusal(
        "open",
        `${target} is not closed. Closed: ${closed.map((one) => one.target).join(", ") || "none"}.`,
      );
    return {
      ...contentOf(release),
      closed: closed.filter((one) => one.target !== target),
      change: `${target} opened`,
      ...(because !== undefined && { because }),
    };
  };

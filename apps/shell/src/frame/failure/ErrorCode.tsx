import type { SiteRegistry } from "@lending/federation/manifest";
import { useMessages } from "@lending/ui/locale";
import { useMemo } from "react";
import { errorMessages } from "../../messages/source.ts";
import { describeError } from "../../start/describeError.ts";

// One chunk for everything that only an error needs.
export { describeError };

function readRegistry(): SiteRegistry | undefined {
  const text = document.getElementById("registry")?.textContent;
  return text ? (JSON.parse(text) as SiteRegistry) : undefined;
}

/** Shows the code of an error, which `pnpm ship explain` leads to the source line. Empty outside a composed document. */
export function ErrorCode({ error }: { error: unknown }) {
  const messages = useMessages(errorMessages);
  const errorCode = useMemo(() => {
    const registry = readRegistry();
    return registry && describeError(error, registry).errorCode;
  }, [error]);
  if (!errorCode) return null;
  return (
    <p style={{ textAlign: "center" }}>
      {messages.errorCode} <b>{errorCode}</b>
    </p>
  );
}

// biome-ignore lint/style/noRestrictedImports: the remote of another company has none of our packages
import { lazy, Suspense, useState } from "react";
import "./offer.css";

const Terms = lazy(() => import("./Terms.jsx").then(({ Terms: loaded }) => ({ default: loaded })));

export function Offer({ path, launch, native, onNavigate }) {
  const [isOpen, setOpen] = useState(false);
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error("The offer is broken on purpose.");
  return (
    <main className="partner-offer">
      <h1>Partner offer</h1>
      <p>
        {path} of app {launch.appVersion}
      </p>
      <button type="button" onClick={() => setOpen(true)}>
        Terms
      </button>
      <button type="button" onClick={() => onNavigate("/loanDetail?productId=p-1&orderId=o-174")}>
        Order
      </button>
      <button
        type="button"
        onClick={() => native({ id: "1", command: "callPhone", params: { number: "+63 2 8123 4567" } })}
      >
        Call
      </button>
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
      <Suspense fallback={null}>{isOpen && <Terms />}</Suspense>
    </main>
  );
}

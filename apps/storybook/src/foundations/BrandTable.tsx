import { brands, measurePairs, themes } from "@lending/ui/tokens";
import { Themed } from "./Themed.tsx";

/** Shows each brand as a sky, a button and a link, light and dark, with the worst contrast of its pairs. */
export function BrandTable() {
  return (
    <div
      style={{ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 260px), 1fr))", gridGap: 16 }}
    >
      {Object.entries(brands).flatMap(([key, brand]) =>
        (["light", "dark"] as const).map((look) => (
          <Themed key={`${key} ${look}`} look={look} brand={key as keyof typeof brands}>
            <div
              style={{
                padding: 16,
                borderRadius: 16,
                color: "var(--brand-ink)",
                background:
                  "linear-gradient(var(--brand-scrim), var(--brand-scrim)), linear-gradient(180deg, var(--brand-stop-1), var(--brand-stop-2))",
              }}
            >
              <strong style={{ fontSize: 22 }}>{brand.name}</strong>
              <div style={{ color: "var(--brand-ink-soft)" }}>{brand.brandGradient.join(" to ")}</div>
            </div>
            <p style={{ margin: "12px 0" }}>{look === "light" ? brand.use : "in the dark"}</p>
            <div
              style={{
                display: "flex",
                alignItems: "center",
                justifyContent: "space-between",
                flexWrap: "wrap",
                gap: 8,
              }}
            >
              <span
                style={{
                  padding: "12px 20px",
                  whiteSpace: "nowrap",
                  borderRadius: 12,
                  fontWeight: 700,
                  background: "var(--action)",
                  color: "var(--on-action)",
                  boxShadow: "inset 0 0 0 1px var(--action-border)",
                }}
              >
                Repayment
              </span>
              <span style={{ color: "var(--action-text)", textDecoration: "underline" }}>Agreement</span>
              <span style={{ color: "var(--text-2)" }}>{worst(key as keyof typeof brands, look)} : 1</span>
            </div>
          </Themed>
        )),
      )}
    </div>
  );
}

function worst(brand: keyof typeof brands, look: keyof typeof themes): string {
  const texts = measurePairs(themes[look], brands[brand]).filter(({ least }) => least >= 4.45);
  return (Math.floor(Math.min(...texts.map(({ ratio }) => ratio)) * 10) / 10).toFixed(1);
}

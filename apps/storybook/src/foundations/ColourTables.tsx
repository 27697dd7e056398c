import { Button } from "@lending/ui/button";
import { brands, type ColourRole, colourRoles, measurePairs, readTheme, themes } from "@lending/ui/tokens";
import { LightAndDark, SKY, Themed } from "./Themed.tsx";

/** Shows the roles of a group, light beside dark, with the minimum contrast of each ink. */
export function ColourTable({ group }: { group: ColourRole["group"] }) {
  const roles = Object.entries<ColourRole>(colourRoles).filter(([, role]) => role.group === group);
  return (
    <LightAndDark>
      {(look) => (
        <dl style={{ margin: 0, display: "grid", gridGap: 12 }}>
          {roles.map(([name, { use }]) => (
            <Role key={name} name={name} use={use} look={look} />
          ))}
        </dl>
      )}
    </LightAndDark>
  );
}

function Role({ name, use, look }: { name: string; use: string; look: "light" | "dark" }) {
  const value = readTheme(themes[look], brands.araw)[name] ?? "";
  const ratios = measurePairs(themes[look], brands.araw).filter(({ ink }) => ink === name);
  const least = Math.min(...ratios.map(({ ratio }) => ratio));
  const worst = ratios.find(({ ratio }) => ratio === least);
  return (
    <div style={{ display: "flex", alignItems: "center" }}>
      <span
        style={{
          flex: "none",
          width: 44,
          height: 44,
          marginRight: 12,
          borderRadius: 12,
          background: value,
          boxShadow: "0 0 0 1px var(--border-strong)",
        }}
      />
      <div style={{ minWidth: 0 }}>
        <dt style={{ fontWeight: 700 }}>
          {name} <code style={{ fontWeight: 400, fontSize: 13, color: "var(--text-2)" }}>{value}</code>
        </dt>
        <dd style={{ margin: 0, fontSize: 14, color: "var(--text-2)" }}>
          {use}
          {worst && `; ${(Math.floor(least * 10) / 10).toFixed(1)} : 1 on ${worst.ground}`}
        </dd>
      </div>
    </div>
  );
}

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
                background: SKY,
              }}
            >
              <strong style={{ fontSize: 22 }}>{brand.name}</strong>
              <div style={{ color: "var(--brand-ink-soft)" }}>{brand.brandGradient.join(" to ")}</div>
            </div>
            <p style={{ margin: "12px 0" }}>{look === "light" ? brand.use : "in the dark"}</p>
            <Button>Repayment</Button>
            <p style={{ display: "flex", justifyContent: "space-between", margin: "12px 0 0" }}>
              <span style={{ color: "var(--action-text)", textDecoration: "underline" }}>Agreement</span>
              <span style={{ color: "var(--text-2)" }}>{worst(key as keyof typeof brands, look)} : 1</span>
            </p>
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

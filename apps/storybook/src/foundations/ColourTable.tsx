import { brands, type ColourRole, colourRoles, measurePairs, readTheme, themes } from "@lending/ui/tokens";
import { Themed } from "./Themed.tsx";

interface ColourTableProps {
  group: ColourRole["group"];
}

/** Shows the roles of a group, light beside dark, with the minimum contrast of each ink. */
export function ColourTable({ group }: ColourTableProps) {
  const roles = Object.entries<ColourRole>(colourRoles).filter(([, role]) => role.group === group);
  return (
    <div style={{ display: "grid", gridTemplateColumns: "1fr 1fr", gridGap: 16, margin: "16px 0" }}>
      {(["light", "dark"] as const).map((look) => (
        <Themed key={look} look={look}>
          <dl style={{ margin: 0, display: "grid", gridGap: 12 }}>
            {roles.map(([name, { use }]) => (
              <Role key={name} name={name} use={use} look={look} />
            ))}
          </dl>
        </Themed>
      ))}
    </div>
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

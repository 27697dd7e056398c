import { Button } from "@lending/ui/button";
import {
  durations,
  type Elevation,
  easings,
  elevations,
  measures,
  radii,
  spaces,
  textSteps,
  weights,
} from "@lending/ui/tokens";
import { useState } from "react";
import { LightAndDark, Themed } from "./Themed.tsx";

export function TypeTable() {
  return (
    <Themed>
      {Object.entries(textSteps).map(([name, { size, line, use }]) => (
        <div key={name} style={{ padding: "12px 0", borderBottom: "1px solid var(--border)" }}>
          <div style={{ fontSize: `${size}rem`, lineHeight: `${line}rem`, fontVariantNumeric: "tabular-nums" }}>
            {name.startsWith("money") ? "₱2,650.00" : "Pay ₱2,650.00 on or before 2026-12-21"}
          </div>
          <div style={{ fontSize: 14, color: "var(--text-2)" }}>
            <code>--text-{name}</code> {size * 16} over {line * 16} px at 100 %: {use}
          </div>
        </div>
      ))}
      <div style={{ display: "flex", paddingTop: 12 }}>
        {Object.entries(weights).map(([name, weight]) => (
          <span key={name} style={{ fontWeight: weight, marginRight: 24 }}>
            {name} {weight}
          </span>
        ))}
      </div>
    </Themed>
  );
}

export function SpaceTable() {
  return (
    <Themed>
      {Object.entries(spaces).map(([name, value]) => (
        <div key={name} style={{ display: "flex", alignItems: "center", padding: "4px 0" }}>
          <code style={{ width: 140 }}>
            --s-{name} {value} px
          </code>
          <span style={{ width: value, height: 16, background: "var(--action)" }} />
        </div>
      ))}
      <p style={{ margin: "16px 0 4px", fontWeight: 700 }}>Named distances</p>
      {Object.entries(measures).map(([name, { value, use }]) => (
        <div key={name}>
          <code>
            --{name} {value}
          </code>{" "}
          {use}
        </div>
      ))}
      <p style={{ margin: "16px 0 8px", fontWeight: 700 }}>Radius: smaller for smaller elements</p>
      <div style={{ display: "flex", flexWrap: "wrap" }}>
        {Object.entries(radii).map(([name, { value, use }]) => (
          <div key={name} style={{ width: 130, marginRight: 16 }}>
            <div
              style={{
                height: 64,
                borderRadius: Math.min(value, 32),
                background: "var(--surface)",
                border: "2px solid var(--action)",
              }}
            />
            <code>--r-{name}</code> {value}
            <div style={{ fontSize: 14, color: "var(--text-2)" }}>{use}</div>
          </div>
        ))}
      </div>
    </Themed>
  );
}

export function ElevationTable() {
  return (
    <LightAndDark>
      {(look) =>
        Object.entries<Elevation>(elevations).map(([name, height]) => (
          <div
            key={name}
            style={{
              margin: "0 0 32px",
              padding: 16,
              borderRadius: 16,
              background: "var(--surface)",
              boxShadow:
                (height[look] ?? height.light)
                  .map(({ x, y, blur, spread, colour }) => `${x}px ${y}px ${blur}px ${spread}px ${colour}`)
                  .join(", ") || "none",
            }}
          >
            <code>--e-{name}</code> {height.use}
          </div>
        ))
      }
    </LightAndDark>
  );
}

/** Shows each duration with each curve; press one to play it. */
export function MotionTable() {
  const [isMoved, setIsMoved] = useState(false);
  return (
    <Themed>
      <div style={{ maxWidth: 160 }}>
        <Button onClick={() => setIsMoved((before) => !before)}>Move</Button>
      </div>
      {Object.entries(durations).flatMap(([name, { value, use }]) =>
        Object.entries(easings).map(([curve, easing]) => (
          <div key={`${name} ${curve}`} style={{ padding: "12px 0", borderBottom: "1px solid var(--border)" }}>
            <code>
              --t-{name} {value} ms, --ease-{curve}
            </code>{" "}
            {use}; {easing.use}
            <div style={{ position: "relative", height: 24, marginTop: 8 }}>
              <span
                style={{
                  position: "absolute",
                  width: 24,
                  height: 24,
                  borderRadius: 999,
                  background: "var(--ill-sun)",
                  transform: isMoved ? "translateX(240px)" : "none",
                  transition: `transform ${value}ms cubic-bezier(${easing.value.join(", ")})`,
                }}
              />
            </div>
          </div>
        )),
      )}
    </Themed>
  );
}

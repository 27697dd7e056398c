import { brands, readTheme, themes } from "@lending/ui/tokens";
import type { CSSProperties, ReactNode } from "react";

/** The background of a band with the brand's gradient. */
export const SKY =
  "linear-gradient(var(--brand-scrim), var(--brand-scrim)), linear-gradient(180deg, var(--brand-stop-1), var(--brand-stop-2))";

interface ThemedProps {
  look?: keyof typeof themes;
  brand?: keyof typeof brands;
  children: ReactNode;
}

/** Renders its children in one theme and brand, whatever the theme of the page. */
export function Themed({ look = "light", brand = "araw", children }: ThemedProps) {
  const colours = readTheme(themes[look], brands[brand]);
  const properties = Object.fromEntries(Object.entries(colours).map(([name, value]) => [`--${name}`, value]));
  return (
    <div
      className="sb-unstyled"
      style={
        {
          ...properties,
          background: "var(--page)",
          color: "var(--text)",
          borderRadius: 16,
          padding: 16,
          fontFamily: "system-ui, Roboto, sans-serif",
        } as CSSProperties
      }
    >
      {children}
    </div>
  );
}

/** Renders its children in the light theme beside the dark one. */
export function LightAndDark({ children }: { children: (look: "light" | "dark") => ReactNode }) {
  return (
    <div style={{ display: "grid", gridTemplateColumns: "1fr 1fr", gridGap: 16, margin: "16px 0" }}>
      <Themed look="light">{children("light")}</Themed>
      <Themed look="dark">{children("dark")}</Themed>
    </div>
  );
}

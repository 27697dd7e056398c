import type { TestPreviewMessages } from "./messages.ts";

interface NamedEnvironment {
  readonly label: "asServed" | "philippines" | "mango" | "closedLinks" | "noAnalytics";
  /** The keys that differ from the served environment. */
  readonly override: Readonly<Record<string, unknown>>;
}

/** Predefined environments by the key of their label. Others can be entered as JSON. */
export const namedEnvironments: readonly (NamedEnvironment & { readonly label: keyof TestPreviewMessages })[] = [
  { label: "asServed", override: {} },
  { label: "philippines", override: { locale: "fil-PH", mobilePattern: "^09\\d{9}$" } },
  {
    label: "mango",
    override: {
      brandName: "Mangga Cash",
      brandGradient: ["#ffcb52", "#ffb03b"],
      fontColors: { ink: "#2a1b00", inkSoft: "#402b04" },
      linkScheme: "manggacash",
    },
  },
  { label: "closedLinks", override: { redirectHosts: [] } },
  { label: "noAnalytics", override: { analyticsUrl: "" } },
];

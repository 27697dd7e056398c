/** Predefined environments: the key of the label, and the keys that differ from the served environment. */
export const namedEnvironments = [
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
] as const;

type Variables = Readonly<Record<string, string | undefined>>;

/** The variables for a child process that has no business with the signing key or with the store. */
export const withoutSecrets = (variables: Variables): Variables =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => name !== "SHIP_KEY" && !name.startsWith("AWS_")));

type Variables = Readonly<Record<string, string | undefined>>;

/** Returns the environment variables for a child process that must not have the signing key or the store's credentials. */
export const withoutSecrets = (variables: Variables): Variables =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => name !== "SHIP_KEY" && !name.startsWith("AWS_")));

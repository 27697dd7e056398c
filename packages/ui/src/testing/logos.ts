/** Returns the address of a picture of the sandbox's lender in Storybook: `logo("sandbox-cash")`. */
export const logo = (name: string) => new URL(`../../../../apps/sandbox/src/assets/${name}.svg`, import.meta.url).href;

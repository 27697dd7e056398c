/** The channel of a form that names none. */
export const DEFAULT_CHANNEL = 90006;

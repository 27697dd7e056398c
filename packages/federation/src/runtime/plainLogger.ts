/**
 * Stands in for the run time's logger, which has levels, delegates and stack traces: what it warns of is written as it is.
 * The names are those that the run time imports.
 */
export const createLogger = () => console;
export const createInfrastructureLogger = () => console;
export const logger = createLogger();
export const infrastructureLogger = createInfrastructureLogger();
export const bindLoggerToCompiler = (): void => undefined;

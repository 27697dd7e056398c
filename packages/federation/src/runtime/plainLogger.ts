/**
 * Stands in for the run time's logger, which has levels, delegates and stack traces: what it warns of is written as it is.
 * The names are those that the run time imports.
 */
export const createLogger = () => console;
export const createInfrastructureLogger = createLogger;
export const logger = createLogger();
export const infrastructureLogger = logger;
export const bindLoggerToCompiler = (): void => undefined;

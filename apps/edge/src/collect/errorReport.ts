import * as v from "valibot";

/** The code on a failure screen. */
const ERROR_CODE = /^[2-9A-HJ-NP-Z]{6}$/;

const FRAME =
  /^([a-z][a-z0-9-]{0,30})\/(\d+\.\d+\.\d+(?:-[\w.]{1,30})?)-[\da-f]{12}\/([\w-]{1,30}(?:\.[\w-]{1,10})?\.[\da-f]{8}\.js):(\d{1,5}):(\d{1,7})$/;
const FRAMES_MAX = 8;
/** The document, the error, the responses and each app. */
const STEPS_MAX = 40;

// Anybody can send reports, so every field has a narrow form: texts go to a log, and from there to a terminal.
const word = v.pipe(v.string(), v.regex(/^[\w-]{0,40}$/));
const reportSchema = v.object({
  event: v.literal("error"),
  errorCode: v.pipe(v.string(), v.regex(ERROR_CODE)),
  name: word,
  code: word,
  remote: word,
  version: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/))),
  path: v.pipe(v.string(), v.regex(/^[\w/.~-]{0,80}$/)),
  release: v.optional(v.pipe(v.number(), v.integer())),
  stack: v.pipe(
    v.optional(v.array(v.string()), []),
    v.transform((frames) => frames.slice(0, FRAMES_MAX).filter((frame) => FRAME.test(frame))),
  ),
  timeline: v.pipe(
    v.optional(v.record(word, v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400_000))), {}),
    v.check((steps) => Object.keys(steps).length <= STEPS_MAX),
  ),
});

/** A browser's report of an error, with the code that the failure screen shows. */
export type ErrorReport = v.InferOutput<typeof reportSchema>;

/** Reads a frame of a stack: `loan/0.2.0-1a2b3c4d5e6f/main.0a1b2c3d.js:1:2345`. Undefined for one of anything but a shipped file. */
export function readFrame(frame: string) {
  const [, app, version = "", file, line, column] = FRAME.exec(frame) ?? [];
  return app === undefined
    ? undefined
    : { app, version, file: `${app}/${file}`, line: Number(line), column: Number(column) };
}

/** Returns a report of an error in its narrow form: frames of anything but shipped files are left out. Undefined for any other value. */
export function parseErrorReport(value: unknown): ErrorReport | undefined {
  const parsed = v.safeParse(reportSchema, value);
  return parsed.success ? parsed.output : undefined;
}

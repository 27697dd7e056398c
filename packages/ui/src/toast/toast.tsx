import { useSyncExternalStore } from "react";
import { ErrorIcon, InfoIcon, SuccessIcon } from "../icon/noticeIcons.tsx";
import { languageOf } from "../locale/locales.ts";
import { Spinner } from "../spinner/Spinner.tsx";
import * as css from "./Toast.module.css";

/** `message` and `success` stay 3 s, `info` 2 s, `error` 3 s with an immediate alert; `loading` stays until hidden. */
export type ToastTone = "message" | "info" | "success" | "error" | "loading";

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: ToastTone;
}

interface ToastOptions {
  tone?: ToastTone;
  /** Duration in milliseconds; at least 300. */
  durationMs?: number;
}

const DEFAULT_MS = 3000;
const INFO_MS = 2000;
const LEAST_MS = 300;

let current: Toast | undefined;
let shownAt = 0;
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function put(toast: Toast | undefined) {
  clearTimeout(timer);
  current = toast;
  for (const listener of listeners) listener();
}

/** Shows a toast and replaces any other. An empty text shows nothing. Returns a function that hides the toast. */
export function showToast(text: string, { tone = "message", durationMs }: ToastOptions = {}): () => void {
  if (text.trim() === "") return () => {};
  lastId += 1;
  const id = lastId;
  put({ id, text, tone });
  shownAt = Date.now();
  const stay = durationMs ?? (tone === "info" ? INFO_MS : DEFAULT_MS);
  if (tone !== "loading" || durationMs !== undefined) hideAfter(id, Math.max(stay, LEAST_MS));
  return () => {
    if (current?.id === id) hideAfter(id, Math.max(LEAST_MS - (Date.now() - shownAt), 0));
  };
}

/** Shows a loading toast until the returned function is called, but at least for 300 ms. */
export function showLoadingToast(text: string): () => void {
  return showToast(text, { tone: "loading" });
}

/** Hides the current toast. */
export function hideToast(): void {
  put(undefined);
}

function hideAfter(id: number, ms: number) {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (current?.id === id) put(undefined);
  }, ms);
}

function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readToast(): Toast | undefined {
  return current;
}

const ICONS = { message: InfoIcon, info: InfoIcon, success: SuccessIcon, error: ErrorIcon, loading: Spinner };

/**
 * The container of toasts. Render it once per page and permanently, so that screen readers announce new toasts. The
 * explicit aria-live keeps it audible while a dialog hides everything else.
 */
export function ToastRegion() {
  const toast = useSyncExternalStore(subscribeToToast, readToast, () => undefined);
  const isAlert = toast?.tone === "error";
  return (
    <div className={css.region}>
      <div role="status" aria-live="polite">
        {toast !== undefined && !isAlert && <Line key={toast.id} toast={toast} />}
      </div>
      <div role="alert" aria-live="assertive">
        {toast !== undefined && isAlert && <Line key={toast.id} toast={toast} />}
      </div>
    </div>
  );
}

function Line({ toast }: { toast: Toast }) {
  const Icon = ICONS[toast.tone];
  return (
    <p className={css.toast} lang={languageOf(toast.text)}>
      <span className={css.icon}>
        <Icon />
      </span>
      {toast.text}
    </p>
  );
}

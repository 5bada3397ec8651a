export interface LoggedError {
  /** ISO. */
  readonly at: string;
  readonly kind: 'error' | 'warning' | 'uncaught' | 'rejected';
  readonly text: string;
}

interface ConsoleLog {
  readonly entries: () => readonly LoggedError[];
  readonly stop: () => void;
}

/** The oldest are forgotten: an error in a loop must not fill the memory. */
const limit = 200;

function textOf(value: unknown): string {
  if (value instanceof Error) return value.stack ?? String(value);
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}

/** Records console errors from now on, without suppressing them. */
export function watchConsole(): ConsoleLog {
  const entries: LoggedError[] = [];
  const listening = new AbortController();
  const { signal } = listening;
  const record = (kind: LoggedError['kind'], ...values: readonly unknown[]): void => {
    entries.push({ at: new Date().toISOString(), kind, text: values.map((value) => textOf(value)).join(' ') });
    if (entries.length > limit) entries.shift();
  };

  /* oxlint-disable eslint/no-console -- to hear the console is what this is for */
  const { error, warn } = console;
  console.error = (...values: unknown[]): void => {
    record('error', ...values);
    error.apply(console, values);
  };
  console.warn = (...values: unknown[]): void => {
    record('warning', ...values);
    warn.apply(console, values);
  };
  const restore = (): void => void Object.assign(console, { error, warn });
  /* oxlint-enable eslint/no-console */

  window.addEventListener('error', ({ error: thrown, message }) => record('uncaught', thrown ?? message), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => record('rejected', reason), { signal });

  return {
    entries: () => entries,
    stop: () => {
      listening.abort();
      restore();
    },
  };
}

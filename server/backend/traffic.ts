/** A page is followed by its pictures: only then, in milliseconds, are visitors served. */
const quietMs = 2000;

/** Whether visitors wait for the server: background tasks pause meanwhile. */
export interface Traffic {
  /** Begins a request; returns how to end it. */
  begin(): () => void;
  /** No request is in flight, and none was for a short time. */
  isQuiet(): boolean;
  onQuiet(listener: () => void): void;
}

export function createTraffic(): Traffic {
  const listeners = new Set<() => void>();
  let inFlight = 0;
  let quiet = false;

  const becomeQuiet = (): void => {
    quiet = true;
    for (const listener of listeners) listener();
  };
  // A server that has just started may follow another one, whose visitors come at once.
  let timer = setTimeout(becomeQuiet, quietMs).unref();

  return {
    begin() {
      inFlight += 1;
      quiet = false;
      clearTimeout(timer);
      return () => {
        inFlight -= 1;
        if (inFlight === 0) timer = setTimeout(becomeQuiet, quietMs).unref();
      };
    },
    isQuiet: () => quiet,
    onQuiet: (listener) => void listeners.add(listener),
  };
}

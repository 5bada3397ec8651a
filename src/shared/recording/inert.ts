/** What a thunk or a question to RTK Query is answered with while a recording is shown: whatever one does with it, nothing happens. */
interface Inert extends PromiseLike<object> {
  (): void;
}

const unanswered = { data: undefined, error: undefined };

/**
 * A function, for who gives it to an effect as its end; a promise, for who waits; with what RTK Query gives along with its
 * answers.
 */
export function inert(): Inert {
  const promise = Promise.resolve(unanswered);
  const nothing = (): void => undefined;
  return Object.assign(nothing, {
    // oxlint-disable-next-line unicorn/no-thenable -- an effect takes a function and a route's loader waits: it must be both
    then: promise.then.bind(promise),
    catch: promise.catch.bind(promise),
    finally: promise.finally.bind(promise),
    unwrap: () => Promise.resolve(undefined),
    refetch: inert,
    abort: nothing,
    unsubscribe: nothing,
    reset: nothing,
    updateSubscriptionOptions: nothing,
  });
}

/** How RTK Query's hooks ask which answers are held. */
export function isSubscriptionQuestion(type: unknown): boolean {
  return typeof type === 'string' && type.endsWith('/internal_getRTKQSubscriptions');
}

/** Everything is: then nobody asks. */
export const allSubscribed = {
  getSubscriptions: () => new Map<string, unknown>(),
  getSubscriptionCount: () => 1,
  isRequestSubscribed: () => true,
};

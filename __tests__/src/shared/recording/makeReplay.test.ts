import { makeReplay } from '#shared/recording';
import { asFile, counted, deskReducer, recordedDesk } from './desk.ts';

const replayOf = (steps: number) => {
  const { recorder, store } = recordedDesk();
  for (let step = 0; step < steps; step += 1) store.dispatch(counted(1));
  return makeReplay(asFile(recorder.save()), deskReducer);
};

it('goes only where it is sent', () => {
  const { store, jumpTo, step, length } = replayOf(5);
  expect(length).toBe(5);
  const told = jest.fn();
  store.subscribe(told);
  jumpTo(3);
  expect(store.getState()).toMatchObject({ desk: { count: 3 } });
  store.dispatch(counted(100));
  expect(store.getState()).toMatchObject({ desk: { count: 3 } });
  expect(told).toHaveBeenCalledTimes(1);
  jumpTo(99);
  expect(step()).toBe(5);
  jumpTo(-1);
  expect(store.getState()).toMatchObject({ desk: { count: 0 } });
});

it('runs no thunk, and answers whoever waits, stops or asks', async () => {
  const { store } = replayOf(1);
  const thunk = jest.fn();
  const answer = store.dispatch(thunk as never) as unknown as PromiseLike<unknown> & {
    unsubscribe(): void;
    unwrap(): Promise<unknown>;
  } & (() => void);
  expect(answer()).toBeUndefined();
  expect(answer.unsubscribe()).toBeUndefined();
  await expect(Promise.resolve(answer)).resolves.toEqual({ data: undefined, error: undefined });
  await expect(answer.unwrap()).resolves.toBeUndefined();
  expect(thunk).not.toHaveBeenCalled();
  const question = store.dispatch({ type: 'api/subscriptions/internal_getRTKQSubscriptions' }) as unknown as {
    isRequestSubscribed(): boolean;
  };
  expect(question.isRequestSubscribed()).toBe(true);
});

import { combineSlices, type UnknownAction } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { legacy_configureStore } from 'redux-mock-store';
import { clockSlice, steadyNow, useNow, useToday } from '#shared/time';
import { typesOf } from '../../../support/site/actionsOf.ts';

describe('the clock', () => {
  const reducer = combineSlices(clockSlice);
  const makeStore = () => {
    const store = legacy_configureStore<ReturnType<typeof reducer>>([])((actions: readonly object[]) =>
      (actions as readonly UnknownAction[]).reduce<ReturnType<typeof reducer>>(reducer, { clock: null }),
    );
    return { store, dispatched: () => typesOf(store.getActions() as UnknownAction[]) };
  };

  function Day() {
    return <p>{useToday() ?? 'no day'}</p>;
  }
  function Minute() {
    return <p>{useNow()?.toISOString() ?? 'no minute'}</p>;
  }

  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-21T21:57:20Z') });
  });
  afterEach(() => jest.useRealTimers());

  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

  it('updates day components on a new day, and renders nothing in between', async () => {
    const { store, dispatched } = makeStore();
    const rendered = jest.fn();
    render(
      <Provider store={store}>
        <Profiler id="day" onRender={rendered}>
          <Day />
        </Profiler>
      </Provider>,
    );
    expect(screen.getByText('2026-11-21')).toBeVisible();
    const first = rendered.mock.calls.length;
    await pass(120);
    expect(dispatched()).toEqual(['clock/dayBegan']);
    expect(rendered).toHaveBeenCalledTimes(first);
    await pass(60);
    // In Kyiv, where it is two hours later.
    expect(screen.getByText('2026-11-22')).toBeVisible();
    expect(dispatched()).toEqual(['clock/dayBegan', 'clock/dayBegan']);
  });

  it('updates minute components every minute, once for all of them', async () => {
    const { store, dispatched } = makeStore();
    const { rerender } = render(
      <Provider store={store}>
        <Minute />
        <Minute />
      </Provider>,
    );
    expect(screen.getAllByText('2026-11-21T21:57:00.000Z')).toHaveLength(2);
    await pass(60);
    expect(screen.getAllByText('2026-11-21T21:58:00.000Z')).toHaveLength(2);
    expect(dispatched()).toEqual(['clock/dayBegan', 'clock/minutePassed']);
    rerender(
      <Provider store={store}>
        <Day />
      </Provider>,
    );
    await pass(60);
    expect(dispatched()).toHaveLength(2);
  });

  it('runs once for all its components, and not without any', async () => {
    const { store } = makeStore();
    const { rerender, unmount } = render(
      <Provider store={store}>
        <Minute />
        <Day />
        <Minute />
      </Provider>,
    );
    expect(jest.getTimerCount()).toBe(1);
    rerender(
      <Provider store={store}>
        <Day />
      </Provider>,
    );
    expect(jest.getTimerCount()).toBe(1);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is unknown on the server, whatever its store says', () => {
    const { store } = makeStore();
    store.dispatch(clockSlice.actions.dayBegan('2026-11-21T21:57:00.000Z'));
    expect(
      renderToString(
        <Provider store={store}>
          <Day />
          <Minute />
        </Provider>,
      ),
    ).toBe('<p>no day</p><p>no minute</p>');
  });
});

describe('steadyNow', () => {
  test('has whole milliseconds, readable in DevTools', () => {
    jest.spyOn(performance, 'now').mockReturnValue(1234.5678);
    expect(steadyNow() % 1).toBe(0);
  });
});

import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import {
  differenceOfScreens,
  digestOf,
  firstDifference,
  makeReplay,
  readRecording,
  type Recording,
  RecordingInvalid,
  RecordingRefused,
  screensOf,
  statesOf,
} from '@obriy/recorder';
import { anythingSaid, asFile, counted, deskReducer, personTyped, recordedDesk, sent } from './desk.ts';

const olha = {
  name: 'Ольга Мельник',
  phone: '067 123 45 67',
  email: 'olha@ukr.example',
  message: 'Передзвоніть, будь ласка, о 15:30',
};

function refusalOf(save: () => unknown): RecordingRefused {
  try {
    save();
  } catch (error) {
    if (error instanceof RecordingRefused) return error;
    throw error;
  }
  throw new Error('It was saved');
}

describe('a recording', () => {
  it('replays to the states that were there', () => {
    const { recorder, store } = recordedDesk();
    store.dispatch(counted(2));
    store.dispatch(counted(3));
    const file = asFile(recorder.save());
    expect(statesOf(file, deskReducer).map((state) => (state as { desk: { count: number } }).desk.count)).toEqual([
      0, 2, 5,
    ]);
    expect(firstDifference(file, deskReducer)).toBeNull();
  });

  it('begins where it was started and ends where it was stopped', () => {
    const { recorder, store } = recordedDesk();
    store.dispatch(counted(1));
    recorder.start();
    store.dispatch(counted(1));
    recorder.stop();
    store.dispatch(counted(1));
    expect(recorder.status()).toEqual({ recording: false, steps: 1, folded: 0 });
    expect(recorder.save()).toMatchObject({ committedState: { desk: { count: 1 } }, stagedActionIds: [0, 1] });
  });

  it('keeps the order of actions that were dispatched while another one was told', () => {
    const { recorder, store } = recordedDesk();
    const stop = store.subscribe(() => {
      stop();
      store.dispatch(counted(10));
    });
    store.dispatch(counted(1));
    const file = recorder.save();
    expect(Object.values(file.actionsById).map(({ action }) => action['payload'])).toEqual([undefined, 1, 10]);
  });

  it('has its notes at their steps', () => {
    const { recorder, store } = recordedDesk();
    recorder.note('Before all');
    store.dispatch(counted(1));
    recorder.note('Here it was wrong');
    expect(recorder.save().recording.notes).toEqual([
      { step: 0, text: 'Before all' },
      { step: 1, text: 'Here it was wrong' },
    ]);
  });

  it('tells of itself when it changes', () => {
    const { recorder, store } = recordedDesk();
    const notified = jest.fn();
    const stop = recorder.subscribe(notified);
    store.dispatch(counted(1));
    stop();
    store.dispatch(counted(1));
    expect(notified).toHaveBeenCalledTimes(1);
  });

  it('folds the oldest steps into the state before them, with the notes, and stays exact', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 60 }),
        fc.integer({ min: 1, max: 20 }),
        (numbers, limit) => {
          const { recorder, store } = recordedDesk({ limit });
          for (const number of numbers) store.dispatch(counted(number));
          const { steps, folded } = recorder.status();
          expect(steps).toBeLessThanOrEqual(limit);
          expect(steps + folded).toBe(numbers.length);
          const file = asFile(recorder.save());
          expect(firstDifference(file, deskReducer)).toBeNull();
          expect(statesOf(file, deskReducer).at(-1)).toEqual(store.getState());
        },
      ),
    );
  });

  it('names the first step that a changed reducer makes differ, and what differs', () => {
    const { recorder, store } = recordedDesk();
    store.dispatch(counted(1));
    store.dispatch(counted(2));
    store.dispatch(counted(1));
    const planted: typeof deskReducer = (state, action) => {
      const next = deskReducer(state, action);
      return action['payload'] === 2 ? { desk: { ...next.desk, count: next.desk.count + 1 } } : next;
    };
    expect(firstDifference(asFile(recorder.save()), planted)).toEqual({
      step: 2,
      action: counted(2),
      paths: [{ path: '/desk/count', expected: '3', found: '4' }],
    });
  });

  it('tells the leaves of a long value that differ', () => {
    const flats = Array.from({ length: 60 }, (_, id) => ({ id, price: id * 1000, view: { windows: 'south' } }));
    const { recorder, store } = recordedDesk();
    store.dispatch(anythingSaid({ flats }));
    const planted: typeof deskReducer = (state, action) => {
      const next = deskReducer(state, action);
      if (action.type !== anythingSaid.type) return next;
      const changed = flats.map((flat) => (flat.id === 7 ? { ...flat, price: 1, view: { windows: 'north' } } : flat));
      return { desk: { ...next.desk, anything: { flats: [...changed, { id: 60 }] } } };
    };
    expect(firstDifference(asFile(recorder.save()), planted)?.paths).toEqual([
      { path: '/desk/anything/flats/7/price', expected: '7000', found: '1' },
      { path: '/desk/anything/flats/7/view/windows', expected: '"south"', found: '"north"' },
      { path: '/desk/anything/flats/60', expected: '-', found: '{"id":60}' },
    ]);
  });

  it('knows a long value of an older file by its digest', () => {
    const long = { text: 'x'.repeat(500) };
    const { recorder, store } = recordedDesk();
    store.dispatch(anythingSaid(long));
    const file = asFile(recorder.save());
    const older = {
      ...file,
      recording: { ...file.recording, changes: [{}, { '/desk/anything': `#${digestOf(long)}` }] },
    };
    const planted: typeof deskReducer = (state, action) => {
      const next = deskReducer(state, action);
      return action.type === anythingSaid.type ? { desk: { ...next.desk, count: 5 } } : next;
    };
    expect(firstDifference(older, planted)?.paths).toEqual([{ path: '/desk/count', expected: '=', found: '5' }]);
  });
});

describe('redaction', () => {
  it('gives personal values tokens of their shape, the same each time', () => {
    const { recorder, store } = recordedDesk();
    store.dispatch(personTyped(olha));
    store.dispatch(personTyped({ ...olha, message: '' }));
    const { actionsById } = recorder.save();
    const [first, second] = [1, 2].map((id) => actionsById[id]?.action['payload'] as typeof olha);
    expect(first?.name).toMatch(/^[А-ЯІЇЄҐ]\p{L}{4} [А-ЯІЇЄҐ]\p{L}{6}$/u);
    expect(first?.phone).toMatch(/^067 \d{3} \d{2} \d{2}$/);
    expect(first?.email).toMatch(/^\w{4}@example\.com$/);
    expect(first?.message).toMatch(/^\p{L}{12}, \p{L}{4} \p{L}{5}, \p{L} \d\d:\d\d$/u);
    expect(second).toEqual({ ...first, message: '' });
  });

  it('lets no typed value into the file, however it is written', () => {
    const anyLetters = fc.stringMatching(/^[а-яґєіїA-Za-z]{6,30}$/);
    const phones = fc
      .tuple(fc.constantFrom('+380', '0', '380', '+380 ', '+48'), fc.integer({ min: 100_000_000, max: 999_999_999 }))
      .map(([code, rest]) => code + String(rest));
    const people = fc.record({
      name: anyLetters,
      phone: phones,
      email: anyLetters.map((text) => `${text}@mail.test`),
      message: fc.array(anyLetters, { minLength: 1 }).map((words) => words.join(' ')),
    });
    fc.assert(
      fc.property(fc.array(people, { minLength: 1, maxLength: 5 }), (all) => {
        const { recorder, store } = recordedDesk();
        for (const each of all) store.dispatch(personTyped(each));
        const text = JSON.stringify(recorder.save());
        for (const value of all.flatMap((each) => Object.values(each))) {
          expect(text).not.toContain(value);
          expect(text).not.toContain(encodeURIComponent(value));
        }
        for (const { phone } of all) {
          expect(text.replaceAll(/\D/g, '')).not.toContain(phone.replaceAll(/\D/g, '').slice(-9));
        }
      }),
    );
  });

  it('also when it was typed before the recording began', () => {
    const { recorder, store } = recordedDesk();
    store.dispatch(personTyped(olha));
    recorder.start();
    store.dispatch(sent());
    const text = JSON.stringify(recorder.save());
    for (const value of Object.values(olha)) expect(text).not.toContain(value);
  });

  it.each([
    ['as it was typed', olha.phone],
    ['with its country', '+380671234567'],
    ['in an address', `/en/search?q=${encodeURIComponent(olha.phone)}`],
    ['in JSON', JSON.stringify({ text: olha.message })],
    ['in an address, as text', encodeURIComponent(olha.message)],
    ['as a number', 380_671_234_567],
    ['as a key', { [olha.email]: 1 }],
    ['in other letters', olha.name.toUpperCase()],
    ['by a first name', { greeting: 'Вітаємо, Ольга!' }],
    ['by the beginning of a message', 'Unexpected token, "Передзвоні"... is not valid JSON'],
    ['by a phone without its operator', 'tel 123-45-67'],
    ['by a phone with other separators', '067–123–45_67'],
  ])('refuses a planted leak %s, and says where but not what', (_, leak) => {
    const { recorder, store } = recordedDesk();
    store.dispatch(counted(1));
    store.dispatch(personTyped(olha));
    store.dispatch(anythingSaid({ deep: [leak] }));
    const refused = refusalOf(recorder.save);
    expect(refused.refusals[0]).toMatchObject({ step: 3, why: 'leak' });
    expect(refused.refusals[0]?.path).toMatch(/^\/payload\/deep\/0/);
    for (const value of Object.values(olha)) expect(refused.message).not.toContain(value);
  });

  it('refuses a value that an input of the page had and no rule knows, and a note with it', () => {
    const { recorder, store } = recordedDesk();
    recorder.addTyped('Halyna Koval');
    store.dispatch(anythingSaid('Halyna Koval'));
    recorder.note('Halyna Koval cannot book');
    expect(refusalOf(recorder.save).refusals).toEqual([
      { step: 1, path: '/payload', why: 'leak' },
      { step: 1, path: '/notes/0', why: 'note' },
    ]);
  });

  it.each([
    ['a first name', 'Ольга cannot book', 'Ольга'],
    ['digits of a phone', 'the number ends in 45 67', '45 67'],
    ['a number of another spelling', 'dial (067)123-45-67', '067)123-45-67'],
    ['nothing personal', 'step 2 of 2026 shows the wrong flat', null],
  ])('finds in a note: %s', (_, note, found) => {
    const { recorder, store } = recordedDesk();
    store.dispatch(personTyped(olha));
    expect(recorder.personalInNote(note)).toBe(found);
  });

  it('refuses a note with a name of two letters, and none for a word that contains them', () => {
    const { recorder, store } = recordedDesk();
    store.dispatch(personTyped({ ...olha, name: 'О.' }));
    store.dispatch(personTyped({ ...olha, name: 'Ян Мельник' }));
    expect(recorder.personalInNote('янтар, баян, видно.')).toBeNull();
    expect(recorder.personalInNote('what ян sees')).toBe('ян');
    recorder.note('Ян cannot book');
    expect(refusalOf(recorder.save).refusals).toEqual([{ step: 2, path: '/notes/0', why: 'note' }]);
  });

  it('saves again once the note is edited or removed', () => {
    const { recorder, store } = recordedDesk();
    recorder.note('Halyna cannot book');
    store.dispatch(counted(1));
    recorder.note('Koval neither');
    recorder.addTyped('Halyna Koval');
    expect(refusalOf(recorder.save).refusals.map(({ path }) => path)).toEqual(['/notes/0', '/notes/1']);
    recorder.editNote(0, 'nobody can book');
    recorder.editNote(1, '');
    expect(recorder.save().recording.notes).toEqual([{ step: 0, text: 'nobody can book' }]);
  });

  it('takes a word of the site for no leak', () => {
    const { recorder, store } = recordedDesk({
      rules: {
        ofAction: ({ type }) => (type === personTyped.type ? { fields: { payload: 'whole' } } : 'keep'),
        ofState: { fields: { desk: { fields: { person: 'whole' } } } },
        publishedIn: {
          action: ({ type, payload }) => (type === anythingSaid.type ? payload : undefined),
          state: () => undefined,
        },
      },
    });
    recorder.addTyped('Horizon');
    store.dispatch(anythingSaid({ title: 'Horizon park' }));
    expect(() => recorder.save()).not.toThrow();
  });

  it('refuses when the redacted replay would not be the live session', () => {
    const { recorder, store } = recordedDesk({
      rules: {
        ofAction: () => 'keep',
        ofState: { fields: { desk: { fields: { count: 'whole' } } } },
        publishedIn: { action: () => undefined, state: () => undefined },
      },
    });
    store.dispatch(counted(20));
    expect(refusalOf(recorder.save).refusals).toEqual([{ step: 1, path: '/desk/count', why: 'replay-differs' }]);
  });
});

describe('what JSON would lose', () => {
  it.each([
    ['a date', new Date(0)],
    ['a map', new Map()],
    ['not a number', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['a hole', [undefined]],
    ['a function', () => 1],
    ['a big integer', 1n],
    ['a symbol for a key', { [Symbol('a')]: 1 }],
  ])('refuses %s, with its path', (_, value) => {
    const { recorder, store } = recordedDesk();
    store.dispatch(anythingSaid({ field: value }));
    const [refusal] = refusalOf(recorder.save).refusals;
    expect(refusal).toMatchObject({ step: 1, why: 'unserializable' });
    expect(refusal?.path).toMatch(/^\/payload\/field/);
  });

  it('lets pass what comes back the same to every reader', () => {
    const { recorder, store } = recordedDesk();
    store.dispatch(anythingSaid({ absent: undefined, [Symbol('a')]: undefined, zero: -0 }));
    expect(firstDifference(asFile(recorder.save()), deskReducer)).toBeNull();
  });

  it('keeps no request and no response, but the texts beside them', () => {
    const { recorder, store } = recordedDesk();
    const request = new Request('http://backend.test');
    store.dispatch({ ...counted(1), meta: { requestId: 'a', baseQueryMeta: { request } } });
    store.dispatch({ ...counted(1), meta: { requestId: 'b', baseQueryMeta: { request, asOf: '2026-10-19' } } });
    const { actionsById } = recorder.save();
    expect(actionsById[1]?.action['meta']).toEqual({ requestId: 'a' });
    expect(actionsById[2]?.action['meta']).toEqual({ requestId: 'b', baseQueryMeta: { asOf: '2026-10-19' } });
  });
});

describe('digest', () => {
  it('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const turned = Object.fromEntries(Object.entries(value).toReversed());
        expect(digestOf(turned)).toBe(digestOf(value));
      }),
    );
  });

  it('tells values apart exactly as they are told apart', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(digestOf(one) === digestOf(other)).toBe(isDeepStrictEqual(one, other));
        expect(digestOf([one])).not.toBe(digestOf(one));
        expect(digestOf(structuredClone(one))).toBe(digestOf(one));
      }),
    );
    expect(digestOf({ a: '1' })).not.toBe(digestOf({ a: 1 }));
    expect(digestOf({ a: null })).not.toBe(digestOf({}));
    expect(digestOf([])).not.toBe(digestOf({}));
  });
});

describe('what is seen', () => {
  const page = ['heading: Offers', 'Hello, Ольга', 'link: News', 'button: Request a call'];

  const recordedPages = (...pages: readonly (readonly string[])[]): Recording => {
    const { recorder, store } = recordedDesk();
    store.dispatch(personTyped(olha));
    for (const lines of pages) {
      store.dispatch(counted(1));
      recorder.addScreen(lines);
    }
    return asFile(recorder.save());
  };

  it('is known by steps, as what changed from one to the next', () => {
    const changed = page.toSpliced(2, 1, 'link: Flats', 'link: About us');
    const file = recordedPages(page, changed, page, []);
    const screens = screensOf(file);
    expect([...screens.keys()]).toEqual([2, 3, 4, 5]);
    const tokens = ['Бодиса'];
    const shown = page.with(1, 'Hello, Бодиса');
    expect(differenceOfScreens(screens.get(2) ?? [], shown, tokens)).toBeNull();
    expect(differenceOfScreens(screens.get(3) ?? [], shown, tokens)).toEqual({ count: 2, lines: ['link: News'] });
    expect(differenceOfScreens(screens.get(4) ?? [], shown, tokens)).toBeNull();
    expect(differenceOfScreens(screens.get(5) ?? [], [], tokens)).toBeNull();
  });

  it('differs by lines that are new, missing or elsewhere', () => {
    const screen = screensOf(recordedPages(page)).get(2) ?? [];
    expect(differenceOfScreens(screen, [...page, 'alert: No'], ['Ольга'])).toEqual({ count: 1, lines: ['alert: No'] });
    expect(differenceOfScreens(screen, page.slice(0, 2), ['Ольга'])).toEqual({ count: 2, lines: [] });
    expect(differenceOfScreens(screen, page.toReversed(), ['Ольга'])).toMatchObject({ count: 2 });
  });

  it('leaves nothing of a personal value, however short, and takes a word of the site for none in the replay', () => {
    const { recorder, store } = recordedDesk();
    store.dispatch(personTyped({ ...olha, name: 'Ян' }));
    recorder.addScreen(['Ян, we wait for you', '067 123-45-67', 'olha@ukr.example', 'Flats']);
    const screen = screensOf(asFile(recorder.save())).get(1) ?? [];
    expect(screen.slice(0, 3)).toEqual(['---', '---', '---']);
    expect(
      differenceOfScreens(screen, ['Бо, we wait for you', '067 999-99-99', 'x@example.com', 'Flats'], []),
    ).toBeNull();
  });

  it('of the steps that were folded stays as the screen before all', () => {
    const { recorder, store } = recordedDesk({ limit: 8 });
    for (let step = 1; step <= 9; step += 1) {
      store.dispatch(counted(1));
      if (step < 3) recorder.addScreen(page);
    }
    expect([...screensOf(asFile(recorder.save())).keys()]).toEqual([0, 1]);
  });
});

describe('makeReplay', () => {
  const replayOf = (steps: number) => {
    const { recorder, store } = recordedDesk();
    for (let step = 0; step < steps; step += 1) store.dispatch(counted(1));
    return makeReplay(asFile(recorder.save()), deskReducer);
  };

  it('goes only where it is sent', () => {
    const { store, jumpTo, step, length } = replayOf(5);
    expect(length).toBe(5);
    const notified = jest.fn();
    store.subscribe(notified);
    jumpTo(3);
    expect(store.getState()).toMatchObject({ desk: { count: 3 } });
    store.dispatch(counted(100));
    expect(store.getState()).toMatchObject({ desk: { count: 3 } });
    expect(notified).toHaveBeenCalledTimes(1);
    jumpTo(99);
    expect(step()).toBe(5);
    jumpTo(-1);
    expect(store.getState()).toMatchObject({ desk: { count: 0 } });
  });

  it('runs no thunk, and answers callers that wait or stop', async () => {
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
  });
});

describe('readRecording', () => {
  const good = (): Recording => recordedDesk().recorder.save();

  it.each([
    ['the file', () => null],
    ['monitorState', () => ({})],
    ['nextActionId', () => ({ ...good(), nextActionId: '1' })],
    ['skippedActionIds', () => ({ ...good(), skippedActionIds: [1] })],
    ['stagedActionIds[0]', () => ({ ...good(), stagedActionIds: [3] })],
    ['actionsById.7', () => ({ ...good(), stagedActionIds: [0, 7] })],
    ['recording', () => ({ ...good(), recording: undefined })],
    ['recording.format', () => ({ ...good(), recording: { ...good().recording, format: 2 } })],
    ['recording.startedAt', () => ({ ...good(), recording: { ...good().recording, startedAt: 'yesterday' } })],
    ['recording.digests', () => ({ ...good(), recording: { ...good().recording, digests: [] } })],
    [
      'recording.notes[0].step',
      () => ({ ...good(), recording: { ...good().recording, notes: [{ step: 4, text: 'a' }] } }),
    ],
  ])('is refused by the name of its field: %s', (field, make) => {
    const invalid = (() => {
      try {
        readRecording(make());
      } catch (error) {
        return error;
      }
      return undefined;
    })();
    expect(invalid).toBeInstanceOf(RecordingInvalid);
    expect((invalid as RecordingInvalid).field).toBe(field);
  });
});

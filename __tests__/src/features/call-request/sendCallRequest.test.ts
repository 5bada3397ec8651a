import { leadEvents } from '#entities/lead';
import { callRequestSlice } from '#features/call-request';
import { defaultSettings } from '#shared/config';
import { makeStore } from '../../../../src/app/store.ts';
import {
  callRequestClosed,
  callRequestDraftChanged,
  callRequestFailed,
  callRequestOpened,
  callRequestQueued,
  callRequestSubmitted,
  callRequestSucceeded,
} from '../../../../src/features/call-request/callRequestSlice.ts';
import { composeMessage } from '../../../../src/features/call-request/application.ts';
import { sendCallRequest } from '../../../../src/features/call-request/modal/CallRequestForm.tsx';
import { actionsOf, typesOf } from '../../../support/site/actionsOf.ts';
import { json } from '../../../support/backend/network.ts';

describe('sendCallRequest', () => {
  /** RTK Query's name for the requests of a mutation. */
  const requestCall = 'api/executeMutation';
  const { callRequestDraftChanged, callRequestFailed, callRequestQueued, callRequestSubmitted, callRequestSucceeded } =
    callRequestSlice.actions;
  const draft = {
    name: ' Olha Melnyk ',
    phone: '067 123 45 67',
    message: '',
    callTime: '',
    currentProject: '',
    agreement: true,
  };
  const labels = { callTime: 'Call', flat: 'Flat' };

  const sent = async (response: Response | TypeError) =>
    actionsOf(sendCallRequest(draft, { fill_ms: 60_000 }, 'ua', labels), response);

  beforeEach(() => {
    window.dataLayer = [];
  });

  it('dispatches a request, then its success', async () => {
    expect(typesOf(await sent(json(null)))).toEqual([
      callRequestSubmitted.type,
      leadEvents.leadSubmitted.type,
      `${requestCall}/pending`,
      `${requestCall}/fulfilled`,
      leadEvents.leadAccepted.type,
      callRequestSucceeded.type,
      leadEvents.leadLeft.type,
    ]);
  });

  it('dispatches a failure when it was refused, and no success', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(typesOf(await sent(json(null, 422)))).toEqual([
      callRequestSubmitted.type,
      leadEvents.leadSubmitted.type,
      `${requestCall}/pending`,
      `${requestCall}/rejected`,
      leadEvents.leadRefused.type,
      callRequestFailed.type,
    ]);
    expect(log).toHaveBeenCalledWith('The call request was not accepted:', 422);
    expect(window.dataLayer).toEqual([]);
  });

  it('dispatches waiting without a connection, and counts no call', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const events = typesOf(await sent(new TypeError('Failed to fetch')));
    expect(events).toContain(callRequestQueued.type);
    expect(events).not.toContain(callRequestFailed.type);
    expect(window.dataLayer).toEqual([]);
  });

  it('puts nothing that the visitor wrote into an event', async () => {
    const dispatched = (await sent(json(null))).filter(({ type }) => !type.startsWith('api/'));
    expect(JSON.stringify(dispatched)).not.toMatch(/Olha|67123/);
  });

  it('keeps what was typed meanwhile when it was refused', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const settings = { ...defaultSettings, host: 'https://backend.example' };
    const store = makeStore({
      fetch: async () => {
        store.dispatch(callRequestDraftChanged({ ...draft, phone: '067 765 43 21' }));
        return json(null, 422);
      },
      preloadedState: { settings },
    });
    store.dispatch(callRequestDraftChanged(draft));
    await store.dispatch(sendCallRequest(draft, { fill_ms: 60_000 }, 'ua', labels));
    expect(store.getState().callRequest).toMatchObject({ succeeded: false, draft: { phone: '067 765 43 21' } });
  });
});

describe('attempts', () => {
  type Action = Parameters<typeof callRequestSlice.reducer>[1];

  const { getInitialState, reducer } = callRequestSlice;
  const after = (...actions: readonly Action[]) => actions.reduce(reducer, getInitialState());

  const opened = callRequestOpened({});
  const first = callRequestDraftChanged({ ...getInitialState().draft, name: 'Olha' });
  const second = callRequestDraftChanged({ ...getInitialState().draft, name: 'Olha', message: 'Another flat' });
  const sent = callRequestSubmitted();
  const closed = callRequestClosed();
  const outcomes = (attempt: number) => [
    callRequestSucceeded({ attempt, lead: 'a' }),
    callRequestQueued({ attempt, lead: 'a' }),
    callRequestFailed({ attempt }),
  ];

  describe('a response to an attempt', () => {
    it.each(outcomes(1))('that is not the last one changes nothing ($type)', (stale) => {
      const before = [opened, first, sent, closed, opened, second, sent];
      expect(after(...before, stale)).toEqual(after(...before));
    });

    it.each(outcomes(1))('that was abandoned changes nothing ($type)', (stale) => {
      const before = [opened, first, sent, closed, opened, second];
      expect(after(...before, stale)).toEqual(after(...before));
    });

    it('confirms a form that was opened again and left unchanged', () => {
      expect(
        after(opened, first, sent, closed, opened, first, callRequestSucceeded({ attempt: 1, lead: 'a' })),
      ).toMatchObject({
        modal: { step: 'success', lead: 'a' },
        draft: getInitialState().draft,
      });
    });

    it('clears what was typed while it was pending', () => {
      expect(after(opened, first, sent, second, callRequestSucceeded({ attempt: 1, lead: 'a' }))).toMatchObject({
        modal: { step: 'success' },
        draft: { name: '', message: '' },
      });
    });

    it('does not affect the flat for which the form was opened meanwhile', () => {
      expect(
        after(
          opened,
          first,
          sent,
          closed,
          callRequestOpened({ project: 'lypa', message: 'Flat 5' }),
          callRequestSucceeded({ attempt: 1, lead: 'a' }),
        ),
      ).toMatchObject({
        modal: { step: 'form' },
        draft: { message: 'Flat 5' },
      });
    });

    it('allows a retry after a failure', () => {
      expect(
        after(
          opened,
          first,
          sent,
          callRequestFailed({ attempt: 1 }),
          sent,
          callRequestSucceeded({ attempt: 2, lead: 'b' }),
        ),
      ).toMatchObject({
        modal: { step: 'success', lead: 'b' },
        succeeded: true,
      });
    });
  });
});

describe('composeMessage', () => {
  it.each([
    ['', '', undefined],
    ['', '  ', undefined],
    ['lypa', '', 'lypa'],
    ['', ' After six, please ', 'After six, please'],
    ['lypa', 'After six, please', 'lypa\nAfter six, please'],
  ])('project %j and text %j make %j', (project, text, message) => {
    expect(composeMessage({ project, text })).toBe(message);
  });
});

describe('suggestion', () => {
  type Action = Parameters<typeof callRequestSlice.reducer>[1];

  const { getInitialState, reducer } = callRequestSlice;
  const draftAfter = (...actions: readonly Action[]) => actions.reduce(reducer, getInitialState()).draft;

  const aboutFlat = callRequestOpened({ project: 'lypa', message: 'Flat 5' });
  const typed = callRequestDraftChanged({ ...draftAfter(aboutFlat), message: 'Flat 5, after six', name: 'Olha' });
  const closed = callRequestClosed();

  describe('what a call request suggests', () => {
    it('is about the flat whose button was pressed last', () => {
      const next = callRequestOpened({ project: 'dub', message: 'Flat 7' });
      expect(draftAfter(aboutFlat, closed, next)).toMatchObject({ currentProject: 'dub', message: 'Flat 7' });
    });

    it('does not offer a flat of one development to another development', () => {
      expect(draftAfter(aboutFlat, closed, callRequestOpened({ project: 'dub' }))).toMatchObject({
        currentProject: 'dub',
        message: '',
      });
    });

    it('does not send an offer for all developments to the development viewed before', () => {
      expect(draftAfter(aboutFlat, closed, callRequestOpened({ message: 'Offer' }))).toMatchObject({
        currentProject: '',
        message: 'Offer',
      });
    });

    it('never replaces what the visitor wrote or chose', () => {
      const chosen = callRequestDraftChanged({ ...draftAfter(), currentProject: 'dub' });
      expect(
        draftAfter(aboutFlat, typed, closed, callRequestOpened({ project: 'lypa', message: 'Flat 7' })).message,
      ).toBe('Flat 5, after six');
      expect(
        draftAfter(callRequestOpened({}), chosen, closed, callRequestOpened({ message: 'Offer' })).currentProject,
      ).toBe('dub');
    });

    it('remains when the form is opened again by a general button', () => {
      expect(draftAfter(aboutFlat, closed, callRequestOpened({}))).toMatchObject({
        currentProject: 'lypa',
        message: 'Flat 5',
      });
    });
  });
});

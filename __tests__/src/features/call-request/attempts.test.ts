import {
  callRequestClosed,
  callRequestDraftChanged,
  callRequestFailed,
  callRequestOpened,
  callRequestQueued,
  callRequestSlice,
  callRequestSubmitted,
  callRequestSucceeded,
} from '../../../../src/features/call-request/callRequestSlice.ts';

type Action = Parameters<typeof callRequestSlice.reducer>[1];

const { getInitialState, reducer } = callRequestSlice;
const after = (...actions: readonly Action[]) => actions.reduce(reducer, getInitialState());

const opened = callRequestOpened({});
const first = callRequestDraftChanged({ ...getInitialState().draft, name: 'Olha' });
const second = callRequestDraftChanged({ ...getInitialState().draft, name: 'Olha', message: 'Another flat' });
const sent = callRequestSubmitted();
const closed = callRequestClosed();
const answers = (attempt: number) => [
  callRequestSucceeded({ attempt, lead: 'a' }),
  callRequestQueued({ attempt, lead: 'a' }),
  callRequestFailed({ attempt }),
];

describe('an answer to an attempt', () => {
  it.each(answers(1))('that is not the last one changes nothing ($type)', (late) => {
    const before = [opened, first, sent, closed, opened, second, sent];
    expect(after(...before, late)).toEqual(after(...before));
  });

  it.each(answers(1))('that nobody waits for any more changes nothing ($type)', (late) => {
    const before = [opened, first, sent, closed, opened, second];
    expect(after(...before, late)).toEqual(after(...before));
  });

  it('confirms a form that was opened again and left as it was', () => {
    expect(
      after(opened, first, sent, closed, opened, first, callRequestSucceeded({ attempt: 1, lead: 'a' })),
    ).toMatchObject({
      modal: { step: 'success', lead: 'a' },
      draft: getInitialState().draft,
    });
  });

  it('clears what was typed on while it was awaited', () => {
    expect(after(opened, first, sent, second, callRequestSucceeded({ attempt: 1, lead: 'a' }))).toMatchObject({
      modal: { step: 'success' },
      draft: { name: '', message: '' },
    });
  });

  it('is not about the flat for which the form was opened meanwhile', () => {
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

  it('lets the failed one be sent once more', () => {
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

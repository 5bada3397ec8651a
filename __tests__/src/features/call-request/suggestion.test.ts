import {
  callRequestClosed,
  callRequestDraftChanged,
  callRequestOpened,
  callRequestSlice,
} from '../../../../src/features/call-request/callRequestSlice.ts';

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

  it('does not name a flat of one complex to another complex', () => {
    expect(draftAfter(aboutFlat, closed, callRequestOpened({ project: 'dub' }))).toMatchObject({
      currentProject: 'dub',
      message: '',
    });
  });

  it('does not send an offer for all complexes to the one that was looked at before', () => {
    expect(draftAfter(aboutFlat, closed, callRequestOpened({ message: 'Offer' }))).toMatchObject({
      currentProject: '',
      message: 'Offer',
    });
  });

  it('never takes the place of what the visitor wrote or chose', () => {
    const chosen = callRequestDraftChanged({ ...draftAfter(), currentProject: 'dub' });
    expect(
      draftAfter(aboutFlat, typed, closed, callRequestOpened({ project: 'lypa', message: 'Flat 7' })).message,
    ).toBe('Flat 5, after six');
    expect(
      draftAfter(callRequestOpened({}), chosen, closed, callRequestOpened({ message: 'Offer' })).currentProject,
    ).toBe('dub');
  });

  it('is still there when the form is opened again by a button that is about nothing', () => {
    expect(draftAfter(aboutFlat, closed, callRequestOpened({}))).toMatchObject({
      currentProject: 'lypa',
      message: 'Flat 5',
    });
  });
});

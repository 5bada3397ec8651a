import { leadEvents } from '#entities/lead';
import {
  consultationFailed,
  consultationSubmitted,
  consultationTaken,
} from '../../../../src/features/consultation/consultationSlice.ts';
import { sendConsultation } from '../../../../src/features/consultation/sendConsultation.ts';
import { actionsOf, typesOf } from '../../../support/site/actionsOf.ts';
import { json } from '../../../support/backend/network.ts';

const draft = {
  name: 'Olha Melnyk',
  phone: '067 123 45 67',
  email: '',
  callTime: '',
  message: 'When is it built?',
  agreement: true,
};
const labels = { topic: 'Consultation', email: 'Email', callTime: 'Call' };
const sent = async (response: Response | TypeError) =>
  actionsOf(sendConsultation(draft, { fill_ms: 60_000 }, 'ua', labels), response);

it('dispatches submitted, accepted and confirmed, in that order', async () => {
  expect(typesOf(await sent(json(null)))).toEqual([
    consultationSubmitted.type,
    leadEvents.leadSubmitted.type,
    'api/executeMutation/pending',
    'api/executeMutation/fulfilled',
    leadEvents.leadAccepted.type,
    consultationTaken.type,
    leadEvents.leadLeft.type,
  ]);
});

it('dispatches the failure, and stores the draft again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(typesOf(await sent(json(null, 422))).slice(-2)).toEqual([
    leadEvents.leadRefused.type,
    consultationFailed.type,
  ]);
  expect(log).toHaveBeenCalledWith('The consultation was not accepted:', 422);
});

it('is confirmed as waiting without a connection', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const types = typesOf(await sent(new TypeError('Failed to fetch')));
  expect(types).toEqual(expect.arrayContaining([leadEvents.leadQueued.type, consultationTaken.type]));
  expect(types).not.toContain(consultationFailed.type);
});

it('puts nothing that the visitor wrote into an event', async () => {
  const dispatched = (await sent(json(null))).filter(({ type }) => !type.startsWith('api/'));
  expect(JSON.stringify(dispatched)).not.toMatch(/Olha|67123|built/);
});

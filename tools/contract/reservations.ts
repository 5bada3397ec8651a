import { randomUUID } from 'node:crypto';
import { calls } from '../../contract/calls.ts';
import { type Checker, entriesOf, fieldOf, isFree, pathOf } from './checker.ts';
import { privateLink, sending, testPerson } from './leads.ts';

interface Subject {
  readonly project: string;
  readonly flat: string;
}

async function flatsOf(checker: Checker, alias: string): Promise<readonly unknown[]> {
  const { body } = await checker.sendRequest(pathOf(calls.getPlannings.path, alias));
  return entriesOf(fieldOf(body, 'data'));
}

async function findFree(checker: Checker, aliases: readonly string[]): Promise<Subject | undefined> {
  for (const project of aliases) {
    const { body } = await checker.sendRequest(pathOf(calls.getCalculator.path, project));
    const terms = fieldOf(fieldOf(fieldOf(body, 'data'), 'project'), 'reservation') ?? null;
    if (terms === null) continue;
    const free = (await flatsOf(checker, project)).find(isFree);
    const flat = fieldOf(free, 'id');
    if (typeof flat === 'string') return { project, flat };
  }
  return undefined;
}

/** Whether the flat is reserved in the list and in the flats of its project. */
async function checkSeen(checker: Checker, { project, flat }: Subject, isReserved: boolean): Promise<void> {
  const path = calls.getReservedFlats.path;
  const listed = await checker.fits('getReservedFlats', path, 'every field fits');
  const isListed = listed?.some((each) => each.project === project && each.flat === flat);
  const found = (await flatsOf(checker, project)).find((each) => fieldOf(each, 'id') === flat);
  const status = fieldOf(found, 'status');
  checker.note('getReservedFlats', `GET ${path}`, isReserved ? 'names the flat' : 'does not name it any more', [
    ...(isListed === isReserved
      ? []
      : [{ path: 'data', expected: `${flat} in it: ${isReserved}`, got: `${isListed}` }]),
    ...((status === 'reserved') === isReserved
      ? []
      : [{ path: 'status in plannings', expected: isReserved ? 'reserved' : 'free', got: String(status) }]),
  ]);
}

/** Reserves a free flat and cancels it, so that it is for sale again. */
async function checkReservation(checker: Checker, subject: Subject): Promise<void> {
  const { path } = calls.reserveFlat;
  const body = { ...testPerson(), ...subject, agreement: true };
  for (const [status, wrong] of [
    [422, { agreement: false }],
    [422, { project: 'there-is-no-such-alias-0' }],
    [409, { flat: 'there-is-no-such-flat-0' }],
  ] as const) {
    await checker.refuses('reserveFlat', path, status, sending('POST', { ...body, ...wrong }));
  }
  const reserved = await checker.fits('reserveFlat', path, 'reserves a flat', sending('POST', body, randomUUID()));
  await checkSeen(checker, subject, true);
  await checker.refuses('reserveFlat', path, 409, sending('POST', { ...body, ...testPerson() }));
  const own = privateLink(calls.getReservation.path, reserved?.number, reserved?.token);
  await checker.fits('getReservation', own, 'shows it by its link');
  await checker.refuses(
    'getReservation',
    privateLink(calls.getReservation.path, reserved?.number, 'another-token-0000'),
    404,
  );
  for (const rule of ['cancels it', 'cancels it once']) {
    await checker.fits('cancelReservation', own, rule, { method: 'DELETE' });
  }
  await checkSeen(checker, subject, false);
}

/** Why no flat was reserved; undefined: one was. */
export async function checkReservations(
  checker: Checker,
  { aliases, leads }: { readonly aliases: readonly string[]; readonly leads: boolean },
): Promise<string | undefined> {
  await checker.fits('getReservedFlats', calls.getReservedFlats.path, 'every field fits');
  if (!leads) return 'reserving a flat needs --leads';
  const subject = await findFree(checker, aliases);
  if (subject === undefined) return 'no development has a free flat that can be reserved';
  await checkReservation(checker, subject);
  return undefined;
}

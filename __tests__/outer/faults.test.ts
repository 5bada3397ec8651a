import { sendBadRequestsInFull } from '../../tools/faults/badRequestsInFull.ts';
import { killReservations } from '../../tools/faults/killedReservations.ts';
import { killWriters } from '../../tools/faults/killedWriters.ts';
import { loseReplies } from '../../tools/faults/loseReply.ts';
import { expectKilledWritersToLoseNothing } from '../support/leadProcesses.ts';
import { temporaryFolders } from '../support/temporaryFolders.ts';

// The short form of `npm run tool faults`: processes are started, and killed.
const newFolder = temporaryFolders();
const newPlace = async () => ({ dataDir: await newFolder() });

it('a process that is killed amid its leads loses none, and doubles none', async () => {
  expect(await killWriters({ place: await newPlace(), rounds: 3, leads: 40 })).toEqual([]);
});

it('a process that is killed amid reservations loses none, and no flat is reserved twice', async () => {
  expect(await killReservations(await newPlace(), 1, 30)).toEqual([]);
});

it('a reply that is lost after the commit costs nobody a lead', async () => {
  expect(await loseReplies(await newPlace(), 20)).toEqual([]);
});

it('wrong requests are answered as such, and leave nothing without consent', async () => {
  expect(await sendBadRequestsInFull(await newPlace(), 500)).toEqual([]);
});

it('three processes that start at once and are killed lose no acknowledged lead, and double none', async () => {
  await expectKilledWritersToLoseNothing(await newPlace());
});

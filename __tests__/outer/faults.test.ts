import { sendBadRequestsInFull } from '../../tools/faults/badRequestsInFull.ts';
import { killReservations } from '../../tools/faults/killedReservations.ts';
import { killWriters } from '../../tools/faults/killedWriters.ts';
import { loseReplies } from '../../tools/faults/loseReply.ts';
import { expectKilledWritersToLoseNothing } from '../support/stores/leadProcesses.ts';
import { temporaryFolders } from '../support/temporaryFolders.ts';

// The short form of `npm run tool faults`: it starts and kills processes.
const newFolder = temporaryFolders();
const newPlace = async () => ({ dataDir: await newFolder() });

it('a process killed while it stores leads loses none and duplicates none', async () => {
  expect(await killWriters({ place: await newPlace(), rounds: 3, leads: 40 })).toEqual([]);
});

it('a process killed while it stores reservations loses none and reserves no flat twice', async () => {
  expect(await killReservations(await newPlace(), 1, 30)).toEqual([]);
});

it('a reply lost after the commit loses no lead', async () => {
  expect(await loseReplies(await newPlace(), 20)).toEqual([]);
});

it('wrong requests get a 4xx, and store nothing without consent', async () => {
  expect(await sendBadRequestsInFull(await newPlace(), 500)).toEqual([]);
});

it('three processes that start at once and are killed lose and duplicate no acknowledged lead', async () => {
  await expectKilledWritersToLoseNothing(await newPlace());
});

import { temporaryFolders } from '../../../support/temporaryFolders.ts';
import { describeReservations } from '../../../support/stores/reservationSuite.ts';
import { describeVisits } from '../../../support/stores/visitSuite.ts';

const newFolder = temporaryFolders();

describe('visits in a folder', () => {
  describeVisits(async () => ({ dataDir: await newFolder() }));
});

describe('reservations in a folder', () => {
  describeReservations(async () => ({ dataDir: await newFolder() }));
});

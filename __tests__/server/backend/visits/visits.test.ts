import { temporaryFolders } from '../../../support/temporaryFolders.ts';
import { describeVisits } from '../../../support/visitSuite.ts';

const newFolder = temporaryFolders();

describe('visits in a folder', () => {
  describeVisits(async () => ({ dataDir: await newFolder() }));
});

import { describeForgetting } from '../../../support/stores/forgetSuite.ts';
import { temporaryFolders } from '../../../support/temporaryFolders.ts';

const newFolder = temporaryFolders();

describe('retention of leads in a folder', () => {
  describeForgetting(async () => ({ dataDir: await newFolder() }));
});

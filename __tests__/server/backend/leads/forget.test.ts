import { describeForgetting } from '../../../support/forgetSuite.ts';
import { temporaryFolders } from '../../../support/temporaryFolders.ts';

const newFolder = temporaryFolders();

describe('retention of leads in a folder', () => {
  describeForgetting(async () => ({ dataDir: await newFolder() }));
});

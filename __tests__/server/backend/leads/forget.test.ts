import { describeForgetting } from '../../../support/forgetSuite.ts';
import { temporaryFolders } from '../../../support/temporaryFolders.ts';

const newFolder = temporaryFolders();

describe('leads in a folder end', () => {
  describeForgetting(async () => ({ dataDir: await newFolder() }));
});

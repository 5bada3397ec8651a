import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { benchLoad } from './benchLoad.ts';
import { startBuiltSite } from './builtSite.ts';
import { printFigures } from './figures.ts';
const site = await startBuiltSite(4131); const b = await launchBrowser();
try { const t=Date.now(); console.log(printFigures(await benchLoad(b, site.origin, 1))); console.log(Date.now()-t); } finally { await b.close(); await site.stop(); }

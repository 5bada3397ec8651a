import { parseArgs } from 'node:util';
import { languages } from '#domain/languages.ts';
import { HostDown } from './contract/sendRequest.ts';
import { failedOf, formatReport } from './contract/report.ts';
import { type ContractOptions, runContract } from './contract/suite.ts';

const usage = `npm run tool contract -- --host http://localhost:3000 [--language ${languages.join('|')}] [--leads] [--origin https://www.example.com]

Asks a backend every call of SPEC.md, and says what it breaks, which fields it leaves out and which extensions it lacks.
Exit code 0: it conforms to SPEC.md.
--language  check one language alone
--leads     also send one marked test lead of each kind
--origin    the site's own origin: also check that its pages may call the backend (CORS)
`;

/** Throws with the reason when the command cannot be followed. */
function readContractOptions(): ContractOptions {
  const { values } = parseArgs({
    options: {
      host: { type: 'string' },
      language: { type: 'string' },
      leads: { type: 'boolean', default: false },
      origin: { type: 'string' },
    },
  });
  const { host = '', leads, origin } = values;
  if (!/^https?:$/.test(URL.parse(host)?.protocol ?? '')) throw new Error('--host is the http(s) address of a backend');
  if (origin !== undefined && (!/^https?:/.test(origin) || URL.parse(origin)?.origin !== origin)) {
    throw new Error('--origin is an http(s) origin without a path, such as https://www.example.com');
  }
  const language = languages.find((each) => each === values.language);
  if (language === undefined && values.language !== undefined) {
    throw new Error(`--language is one of ${languages.join(', ')}`);
  }
  return {
    host,
    leads,
    fetch,
    ...(language === undefined ? {} : { language }),
    ...(origin === undefined ? {} : { origin }),
  };
}

function optionsOrUsage(): ContractOptions | undefined {
  try {
    return readContractOptions();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return undefined;
  }
}

async function check(options: ContractOptions): Promise<boolean> {
  try {
    const grade = await runContract(options);
    process.stdout.write(`${formatReport(options.host, grade)}\n`);
    return failedOf(grade.spec).length === 0;
  } catch (error) {
    if (!(error instanceof HostDown)) throw error;
    process.stderr.write(`${error.message}\n`);
    return false;
  }
}

const options = optionsOrUsage();
process.exitCode = options !== undefined && (await check(options)) ? 0 : 1;

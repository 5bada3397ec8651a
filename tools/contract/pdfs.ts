import { calls } from '../../contract/calls.ts';
import { pdfNames } from '../../contract/projects/pdfs.ts';
import { type Checker, entriesOf, fieldOf, pathOf } from './checker.ts';

interface Developments {
  readonly aliases: readonly string[];
}

async function checkPdf(checker: Checker, call: string, path: string): Promise<void> {
  const { status, contentType, excerpt } = await checker.sendRequest(path);
  const isPdf = status === 200 && contentType.startsWith('application/pdf');
  const got = status === 200 ? contentType || 'no content type' : `${status} (${excerpt})`;
  checker.note(
    call,
    `GET ${path}`,
    'is a PDF',
    isPdf ? [] : [{ path: 'the response', expected: 'application/pdf', got }],
  );
}

export async function checkFlatPdf(checker: Checker, { aliases }: Developments): Promise<string | undefined> {
  for (const alias of aliases) {
    const { body } = await checker.sendRequest(pathOf(calls.getPlannings.path, alias));
    const id = fieldOf(entriesOf(fieldOf(body, 'data'))[0], 'id');
    if (typeof id !== 'string') continue;
    await checkPdf(
      checker,
      'getFlatPdf',
      pathOf(pdfNames.getFlatPdf.path, alias).replace('{id}', encodeURIComponent(id)),
    );
    return undefined;
  }
  return 'no development has flats';
}

/** By the usual down payment and term of the first project that is sold in instalments. */
export async function checkSchedulePdf(checker: Checker, { aliases }: Developments): Promise<string | undefined> {
  for (const alias of aliases) {
    const { body } = await checker.sendRequest(pathOf(calls.getCalculator.path, alias));
    const read = calls.getCalculator.response.safeParse(body);
    const { instalment, examples = [] } = read.success ? read.data.data.project : {};
    const [example] = examples;
    if (!instalment || example === undefined) continue;
    const query = new URLSearchParams({
      way: 'instalment',
      price: String(example.price),
      down: String(Math.ceil((example.price * instalment.down_payment_percent.default) / 100)),
      months: String(instalment.months.default),
      day: new Date().toISOString().slice(0, 10),
    });
    await checkPdf(checker, 'getSchedule', `${pathOf(pdfNames.getSchedule.path, alias)}?${query.toString()}`);
    return undefined;
  }
  return 'no development has instalments and an example';
}

/** A test that replays a recording beside it and says at which step the site has come to differ. */
export function testText(name: string): string {
  return `import { readFileSync } from 'node:fs';
import path from 'node:path';
import { firstDifference, readRecording } from '@obriy/recorder';
import { wholeReducer } from '../../../src/app/qa/wholeReducer.ts';

test('${name} replays as it was recorded', () => {
  const text = readFileSync(path.join(__dirname, '../../recordings/${name}.json'), 'utf8');
  expect(firstDifference(readRecording(JSON.parse(text)), wholeReducer())).toBeNull();
});
`;
}

/** `npm run demo-media`: writes every picture of the demonstration company under content/. An argument narrows it to paths that contain it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pictures } from './pictures.ts';

const content = path.resolve(import.meta.dirname, '../../content');
const wanted = process.argv[2] ?? '';
let total = 0;
for (const picture of pictures.filter((candidate) => candidate.path.includes(wanted))) {
  const file = path.join(content, picture.path);
  const drawing = picture.draw();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, drawing);
  total += drawing.length;
  console.log(`${Math.round(drawing.length / 1024)} KB  ${picture.path}`);
}
console.log(`${Math.round(total / 1024)} KB in all`);

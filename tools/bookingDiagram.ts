/** Writes the booking's table into docs/booking.md as a Mermaid diagram: `npm run tool booking-diagram`. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bookingDiagram } from '../src/features/booking/machine/diagram.ts';

const document = path.join(import.meta.dirname, '../docs/booking.md');
const text = readFileSync(document, 'utf8');
writeFileSync(document, text.replace(/```mermaid\n.*?```/s, `\`\`\`mermaid\n${bookingDiagram()}\n\`\`\``));

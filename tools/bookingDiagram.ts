/** Draws the booking's table as a Mermaid diagram, which GitHub shows: `npm run tool booking-diagram`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { bookingDiagram } from '../src/features/booking/machine/diagram.ts';

writeFileSync(path.join(import.meta.dirname, '../docs/pictures/booking.mmd'), `${bookingDiagram()}\n`);

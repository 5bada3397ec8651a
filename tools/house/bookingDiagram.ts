import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type BookingStep,
  bookingSteps,
  type EventName,
  stateFacts,
  type StateName,
  stepOfState,
} from '../../src/features/booking/machine/bookingStates.ts';
import { bookingTable, targetOf } from '../../src/features/booking/machine/bookingTable.ts';

const names = Object.keys(stateFacts) as StateName[];

type Arrow = readonly [event: EventName, to: StateName];

const rowOf = (name: StateName) => Object.entries(bookingTable[name]) as Arrow[];
const exceptionsOf = ([event, to]: Arrow) => names.filter((name) => targetOf(name, event) !== to);
const isCommon = (arrow: Arrow): boolean => exceptionsOf(arrow).length < names.length / 2;

/** Events that lead from one state to one other share an arrow. */
function drawArrows(from: string, arrows: readonly Arrow[]): readonly string[] {
  return [...Map.groupBy(arrows, ([, to]) => to)].map(
    ([to, all]) => `  ${from} --> ${to}: ${all.map(([event]) => event).join(', ')}`,
  );
}

const arrowsFrom = (from: StateName) =>
  drawArrows(
    from,
    rowOf(from).filter((arrow) => !isCommon(arrow)),
  );

/** Arrows that most states have start at one node, which names the exceptions. */
function commonArrows(): readonly string[] {
  const common = [...new Map(names.flatMap(rowOf).filter(isCommon))];
  const nodes = Map.groupBy(common, (arrow) => exceptionsOf(arrow).join(', '));
  return [...nodes].flatMap(([exceptions, arrows], index) => {
    const node = `any_state_${index + 1}`;
    return [`  state "any state except ${exceptions}" as ${node}`, ...drawArrows(node, arrows)];
  });
}

function boxOf(step: BookingStep): readonly string[] {
  const inside = names.filter((name) => stepOfState[name] === step);
  return [`  state "/appointment/${step}" as at_${step} {`, ...inside.map((name) => `    ${name}`), '  }'];
}

/** The table as a Mermaid state diagram; steps are boxes around their states. */
export function bookingDiagram(): string {
  return [
    'stateDiagram-v2',
    '  [*] --> uninitialized',
    ...bookingSteps.flatMap(boxOf),
    ...commonArrows(),
    ...names.flatMap(arrowsFrom),
  ].join('\n');
}

/** For `npm run tool booking-diagram`; GitHub shows the file. */
export function writeBookingDiagram(): void {
  writeFileSync(path.join(import.meta.dirname, '../../docs/pictures/booking.mmd'), `${bookingDiagram()}\n`);
}

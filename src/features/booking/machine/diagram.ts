import { bookingSteps, stateFacts, stepOfState, type BookingStep, type StateName } from './bookingStates.ts';
import { bookingTable } from './bookingTable.ts';

const names = Object.keys(stateFacts) as StateName[];

/** Events that lead from one state to one other share an arrow. */
function arrowsFrom(from: StateName): readonly string[] {
  const events = Object.entries<StateName>(bookingTable[from]);
  return [...Map.groupBy(events, ([, to]) => to)].map(
    ([to, all]) => `  ${from} --> ${to}: ${all.map(([event]) => event).join(', ')}`,
  );
}

function boxOf(step: BookingStep): readonly string[] {
  const inside = names.filter((name) => stepOfState[name] === step);
  return [`  state "/appointment/${step}" as at_${step} {`, ...inside.map((name) => `    ${name}`), '  }'];
}

/** The table as a Mermaid state diagram; steps are boxes around their states. */
export function bookingDiagram(): string {
  return ['stateDiagram-v2', '  [*] --> unread', ...bookingSteps.flatMap(boxOf), ...names.flatMap(arrowsFrom)].join(
    '\n',
  );
}

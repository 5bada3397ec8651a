/** Past forms that do not end in -ed. */
const irregular = [
  'began',
  'begun',
  'chosen',
  'given',
  'held',
  'hidden',
  'left',
  'lost',
  'made',
  'read',
  'seen',
  'shown',
  'kept',
  'taken',
  'took',
  'undone',
];
/** What may follow the verb: "pointed at", "took over". */
const particles = ['at', 'over'];
/** Begin the names of setters and commands, whatever comes after. */
const commands = ['set', 'update', 'toggle', 'change', 'reset', 'do'];

function wordsOf(name: string): readonly string[] {
  return name.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
}

/** Whether the name tells what has happened: `slotChosen`, `placePointedAt`; not `setSlot`, `slot`, `slotChange`. */
export function isPastEvent(name: string): boolean {
  const words = wordsOf(name);
  const last = words.at(-1) ?? '';
  const verb = particles.includes(last) ? (words.at(-2) ?? '') : last;
  return !commands.includes(words[0] ?? '') && (irregular.includes(verb) || /[a-z]{2}ed$/.test(verb));
}

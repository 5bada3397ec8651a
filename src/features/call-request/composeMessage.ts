/** What the salesperson reads: the chosen project's alias, then the visitor's own words. Undefined when there is neither. */
export function composeMessage(project: string, text: string): string | undefined {
  const message = [project, text.trim()].filter((part) => part !== '').join('\n');
  return message === '' ? undefined : message;
}

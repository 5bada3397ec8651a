import type { Paper } from './data/paper.ts';

const HEADER = `# Документи комплексу; файли лежать у documents/. number і registry_url: null, якщо паперу немає в реєстрі.
# Papers of the complex; the files are in documents/. number and registry_url: null when a paper is in no register.
`;

export function documentsYaml(papers: readonly Paper[]): string {
  const entries = papers.map(({ id, group, title, date, number, registryUrl }) =>
    [
      `- id: ${id}`,
      `  group: ${group}`,
      '  title:',
      `    ua: ${title.ua}`,
      `    en: ${title.en}`,
      `  date: '${date}'`,
      `  number: ${number === null ? 'null' : `'${number}'`}`,
      `  registry_url: ${registryUrl}`,
      `  file: documents/${id}.pdf`,
    ].join('\n'),
  );
  return `${HEADER}\n${entries.join('\n\n')}\n`;
}

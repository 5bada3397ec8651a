import type { LegalDocument } from './data/legalDocument.ts';

const HEADER = `# Документи комплексу; файли лежать у documents/. number: null, якщо паперу немає в реєстрі; registry_url: посилання на реєстр або null.
# Papers of the complex; the files are in documents/. number: null when a paper is in no register; registry_url: a link to the register, or null.
`;

export function documentsYaml(documents: readonly LegalDocument[]): string {
  const entries = documents.map(({ id, group, title, date, number }) =>
    [
      `- id: ${id}`,
      `  group: ${group}`,
      '  title:',
      `    ua: ${title.ua}`,
      `    en: ${title.en}`,
      `  date: '${date}'`,
      `  number: ${number === null ? 'null' : `'${number}'`}`,
      '  registry_url: null',
      `  file: documents/${id}.pdf`,
    ].join('\n'),
  );
  return `${HEADER}\n${entries.join('\n\n')}\n`;
}

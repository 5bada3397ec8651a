interface Named {
  ua: string;
  en: string;
}

export interface LegalDocument {
  /** Also the name of the file. */
  id: string;
  group: 'permits' | 'declarations' | 'land' | 'company';
  title: Named;
  /** Day of issue. */
  date: string;
  /** In the register; null for documents that are in none. */
  number: string | null;
  /** In the head of the sheet. */
  issuer: string;
  facts: readonly (readonly [label: string, value: string])[];
  sections: readonly { heading: string; clauses: readonly string[] }[];
  /** Who signs. */
  signed: string;
}

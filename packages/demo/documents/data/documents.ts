import { charter, contract, declaration } from './companyDocuments.ts';
import type { Estate } from './estates.ts';
import type { LegalDocument } from './legalDocument.ts';
import { certificate, landExtract, permit } from './stateDocuments.ts';

/** The documents that exist at the estate's stage, in the order of the site's list. */
export function documentsOf(estate: Estate): LegalDocument[] {
  const documents: LegalDocument[] = [];
  if (estate.permit) documents.push(permit(estate, estate.permit));
  if (estate.declaration) documents.push(declaration(estate, estate.declaration));
  if (estate.certificate) documents.push(certificate(estate, estate.certificate));
  documents.push(landExtract(estate));
  // The company's own documents come with the first contract.
  if (estate.contract) documents.push(contract(estate, estate.contract), charter());
  return documents;
}

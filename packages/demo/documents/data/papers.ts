import { charter, contract, declaration } from './companyPapers.ts';
import type { Estate } from './estates.ts';
import type { Paper } from './paper.ts';
import { certificate, landExtract, permit } from './statePapers.ts';

/** The papers that exist at the estate's stage, in the order of the site's list. */
export function papersOf(estate: Estate): Paper[] {
  const papers: Paper[] = [];
  if (estate.permit) papers.push(permit(estate, estate.permit));
  if (estate.declaration) papers.push(declaration(estate, estate.declaration));
  if (estate.certificate) papers.push(certificate(estate, estate.certificate));
  papers.push(landExtract(estate));
  // The company's own papers come with the first contract.
  if (estate.contract) papers.push(contract(estate, estate.contract), charter());
  return papers;
}

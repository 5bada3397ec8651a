import path from 'node:path';

interface DocumentType {
  type: string;
  /** The first bytes of every such file. */
  signature: string;
}

const office = 'application/vnd.openxmlformats-officedocument';

const documentTypes: Readonly<Record<string, DocumentType>> = {
  '.pdf': { type: 'application/pdf', signature: '%PDF-' },
  '.docx': { type: `${office}.wordprocessingml.document`, signature: 'PK' },
  '.xlsx': { type: `${office}.spreadsheetml.sheet`, signature: 'PK' },
  '.zip': { type: 'application/zip', signature: 'PK' },
};

/** The MIME type of a download; throws the reason for a file that browsers should not get. */
export function fileTypeOf(file: string, bytes: Buffer): string {
  const extension = path.extname(file).toLowerCase();
  const known = documentTypes[extension];
  if (known === undefined) throw new Error(`downloads are ${Object.keys(documentTypes).join(', ')}, not ${extension}`);
  if (bytes.subarray(0, known.signature.length).toString('latin1') !== known.signature) {
    throw new Error(`it does not begin as a ${extension} file does`);
  }
  return known.type;
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languageTag } from '#domain/languages.ts';
import { hashOf, isFresh } from '../../../http/etag.ts';

interface Pdf {
  readonly bytes: Buffer;
  readonly language: Language;
  /** Without its ending. */
  readonly name: string;
}

/** Sends a PDF, or 304 when the client has it. Not indexed, so that search engines show its page. */
export function sendPdf(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { bytes, language, name }: Pdf,
): FastifyReply {
  const etag = `"${hashOf(bytes)}"`;
  reply
    .header('etag', etag)
    .header('cache-control', reply.hasHeader('set-cookie') ? 'private, no-cache' : 'no-cache')
    .header('content-language', languageTag(language))
    .header('vary', 'Accept-Language')
    .header('x-robots-tag', 'noindex');
  if (isFresh(headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type('application/pdf').header('content-disposition', `inline; filename="${name}.pdf"`).send(bytes);
}

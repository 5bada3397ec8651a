import type { FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';
import { createServer } from '../../../../server/createServer.ts';
import {
  createFindability,
  type Findability,
  type FindabilityOptions,
} from '../../../../server/web/findability/index.ts';

export const origin = 'https://obriy.example';

export interface FoundSite {
  server: FastifyInstance;
  findability: Findability;
  /** The text at an address, which must exist. */
  text(url: string): Promise<string>;
  /** The same as XML; throws for invalid XML. */
  xml(url: string): Promise<Document>;
}

export async function findSite(options: Partial<FindabilityOptions>): Promise<FoundSite> {
  const findability = createFindability({ origin, defaultLanguage: 'ua', indexing: true, ...options });
  const server = await createServer({ logLevel: 'silent' }, [findability]);
  const text = async (url: string): Promise<string> => {
    const response = await server.inject(url);
    expect([url, response.statusCode]).toEqual([url, 200]);
    return response.body;
  };
  return { server, findability, text, xml: async (url) => parseXml(await text(url)) };
}

export const parseXml = (text: string): Document => new JSDOM(text, { contentType: 'application/xml' }).window.document;

export const textsOf = (parent: ParentNode, selector: string): (string | null)[] =>
  [...parent.querySelectorAll(selector)].map((each) => each.textContent);

import type * as z from 'zod';
import { type CallId, calls, type Method } from '#contract/calls.ts';
import { ApiError } from '#contract/common.ts';
import type { ExtensionName } from '#contract/extensions.ts';
import { bodyLimit, keyPattern } from '#contract/leads/leadFields.ts';
import { type PdfId, pdfNames } from '#contract/projects/pdfs.ts';
import { languages, languageTag } from '#domain/languages.ts';
import { componentOf, componentSchemas, fieldSchemas, type JsonSchema } from './schemas.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
  style?: 'form';
  explode?: boolean;
}

interface Body {
  content: Record<string, { schema: JsonSchema }>;
}

/** The media type is all that is to be said of a file. */
interface FileBody {
  content: { 'application/json'?: never; 'application/pdf': object };
}

export interface Operation {
  operationId: CallId | PdfId;
  summary: string;
  /** The extension of the specification that it belongs to. */
  'x-extension'?: ExtensionName;
  parameters: Parameter[];
  requestBody?: Body & { required: true };
  responses: Record<string, { description: string } & Partial<Body | FileBody>>;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}

/** The common type of all calls. */
interface Call {
  method: Method;
  path: string;
  summary: string;
  params: z.ZodObject;
  query: z.ZodObject;
  body?: z.ZodObject;
  response: z.ZodObject<{ data: z.ZodType }>;
  effect?: 'writes' | 'private' | 'live';
  extension?: ExtensionName;
  refusals?: Readonly<Record<number, string>>;
}

const json = (schema: JsonSchema): Body => ({ content: { 'application/json': { schema } } });

const codes = languages.map((code) => (languageTag(code) === code ? code : `${code} (or ${languageTag(code)})`));

const language: Parameter = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  description: `The language of the response: ${codes.join(' and ')}, with q-values; anything else means the site’s default language`,
  schema: { type: 'string' },
};

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A key of the visitor’s attempt, such as a UUID: the same key with the same request is done once and gets the same response; with another one it is 422. A refused request uses no key up',
  schema: { type: 'string', pattern: keyPattern.source },
};

const xsrfToken: Parameter = {
  name: 'X-XSRF-TOKEN',
  in: 'header',
  required: false,
  description: 'The value of the cookie XSRF-TOKEN; required of callers with that cookie',
  schema: { type: 'string' },
};

function parametersOf({ method, params, query, effect }: Call): Parameter[] {
  const path = fieldSchemas(params).map((field): Parameter => ({ ...field, in: 'path', required: true }));
  const parameters = fieldSchemas(query).map((field): Parameter => ({
    ...field,
    in: 'query',
    ...(field.schema.type === 'array' ? { style: 'form', explode: true } : {}),
  }));
  return [
    ...path,
    ...parameters,
    ...(method === 'GET' ? [language] : []),
    ...(effect === 'writes' ? [idempotencyKey] : []),
    ...(effect === undefined ? [] : [xsrfToken]),
  ];
}

const error = (description: string) => ({ description, ...json(componentOf(ApiError)) });

const tooOften = 'Too often; Retry-After says when again, in seconds';

/** Error responses common to lead calls. */
const refusalsOfLeads = (effect: NonNullable<Call['effect']>): Operation['responses'] => ({
  403: error('The request comes from a page of another site, or the token X-XSRF-TOKEN does not repeat the cookie'),
  429: error(tooOften),
  503: error(`It could not be ${effect === 'writes' ? 'stored' : 'looked up'} now; Retry-After says when again`),
});

function responsesOf(call: Call): Operation['responses'] {
  const data = { type: 'object', properties: { data: componentOf(call.response.shape.data) }, required: ['data'] };
  const isRequest = Object.keys(call.query.shape).length > 0 || call.body !== undefined || call.effect === 'writes';
  const isOfOne = Object.keys(call.params.shape).length > 0;
  return {
    200: { description: 'The response', ...json(data) },
    ...(isRequest ? { 400: error('A field of the request does not fit; `fields` names it') } : {}),
    ...(isOfOne
      ? {
          404: error(
            call.effect === undefined || call.effect === 'live'
              ? 'There is no such alias'
              : 'There is nothing of that name and token',
          ),
        }
      : {}),
    ...(call.body === undefined
      ? {}
      : { 413: error(`A body over ${bodyLimit / 1024} KB`), 415: error('A body that is no JSON') }),
    ...(call.effect === undefined ? {} : refusalsOfLeads(call.effect)),
    ...Object.fromEntries(
      Object.entries(call.refusals ?? {}).map(([status, description]) => [status, error(description)]),
    ),
  };
}

function operation(id: CallId, call: Call): Operation {
  return {
    operationId: id,
    summary: call.summary,
    ...(call.extension === undefined ? {} : { 'x-extension': call.extension }),
    parameters: parametersOf(call),
    ...(call.body === undefined ? {} : { requestBody: { required: true, ...json(componentOf(call.body)) } }),
    responses: responsesOf(call),
  };
}

/** A file response, without a schema. */
function pdfOperation(id: PdfId): Operation {
  const { summary, extension, mediaType, params, query } = pdfNames[id];
  return {
    operationId: id,
    summary,
    'x-extension': extension,
    parameters: [
      ...fieldSchemas(params).map((field): Parameter => ({ ...field, in: 'path', required: true })),
      ...fieldSchemas(query).map((field): Parameter => ({ ...field, in: 'query' })),
      language,
    ],
    responses: {
      200: { description: 'The file', content: { [mediaType]: {} } },
      400: error('A field of the request does not fit; `fields` names it'),
      404: error('There is no such alias or flat'),
      429: error(tooOften),
      503: error('Too many files are being drawn; Retry-After says when again'),
    },
  };
}

/** OpenAPI 3.1 of the table of calls. */
export function openApiDocument(): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const id of Object.keys(calls) as CallId[]) {
    const call: Call = calls[id];
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(id, call) };
  }
  for (const id of Object.keys(pdfNames) as PdfId[]) paths[pdfNames[id].path] = { get: pdfOperation(id) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Backend of the site',
      version: '1.0.0',
      description:
        'Every call that the site makes. Required fields are those that the specification promises; a backend may leave out every other one, and the site shows the rest. A response may carry more fields than are listed here; the site ignores them. Money is integer kopiykas, areas are m², days are YYYY-MM-DD.',
    },
    paths,
    components: { schemas: componentSchemas() },
  };
}

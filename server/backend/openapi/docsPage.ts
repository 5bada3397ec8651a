import { createHash } from 'node:crypto';
import { escapeHtml } from '../../http/escapeHtml.ts';
import type { OpenApiDocument, Operation, Parameter } from './document.ts';
import { componentName, type JsonSchema } from './schemas.ts';

/** Markup that is already safe. */
type Html = { readonly html: string };

type Part = Html | string | readonly Html[];

const render = (part: Part): string => {
  if (typeof part === 'string') return escapeHtml(part);
  return 'html' in part ? part.html : part.map(({ html }) => html).join('');
};

/** A template that escapes texts, but not Html. */
const html = (strings: TemplateStringsArray, ...parts: Part[]): Html => ({
  html: strings.map((text, index) => text + (index < parts.length ? render(parts[index] ?? '') : '')).join(''),
});

const nothing: Html = { html: '' };

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h2, h3 { margin-top: 3rem; border-top: 1px solid; padding-top: 1rem; }
h3 { font-size: 1.05rem; }
code { font: 0.92em ui-monospace, monospace; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; margin: 0.75rem 0; }
th, td { text-align: start; vertical-align: top; padding: 0.35rem 0.75rem 0.35rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
nav ul { columns: 22rem; padding: 0; list-style: none; }
`;

/** The page is complete in itself, so that it may do nothing but show its own style. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const joined = (parts: readonly Html[], separator: string): Html => ({
  html: parts.map((part) => part.html).join(separator),
});

const limits = ['format', 'minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'default'] as const;

function typeOf(schema: JsonSchema): Html {
  if (schema.$ref !== undefined) {
    const name = componentName(schema.$ref);
    return html`<a href="#${name}">${name}</a>`;
  }
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined) return joined(options.map(typeOf), ' or ');
  if (schema.enum !== undefined) {
    return joined(
      schema.enum.map((value) => html`<code>${JSON.stringify(value)}</code>`),
      ' or ',
    );
  }
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.items !== undefined) return html`list of ${typeOf(schema.items)}`;
  const [only, second] = Object.entries(schema.properties ?? {});
  if (only !== undefined && second === undefined) {
    return html`<code>{ ${only[0]}:</code> ${typeOf(only[1])} <code>}</code>`;
  }
  if (schema.properties !== undefined) return fieldTable(schema);
  const known = limits.flatMap((limit) =>
    schema[limit] === undefined ? [] : [`${limit} ${JSON.stringify(schema[limit])}`],
  );
  return html`${schema.type ?? 'anything'}${known.length > 0 ? ` (${known.join(', ')})` : ''}`;
}

function fieldTable({ properties = {}, required = [] }: JsonSchema): Html {
  const rows = Object.entries(properties).map(
    ([name, field]) =>
      html`<tr>
        <td><code>${name}</code>${required.includes(name) ? '' : ' (optional)'}</td>
        <td>${typeOf(field)}${field.description === undefined ? nothing : html`<br />${field.description}`}</td>
      </tr>`,
  );
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">Value</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

function parameterTable(parameters: readonly Parameter[]): Html {
  const rows = parameters.map(
    ({ name, in: place, required, schema, description = '' }) =>
      html`<tr>
        <td><code>${name}</code></td>
        <td>${place}${required ? '' : ', optional'}</td>
        <td>${typeOf(schema)} ${description}</td>
      </tr>`,
  );
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Parameter</th>
        <th scope="col">Place</th>
        <th scope="col">Value</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

const bodyOf = (
  body: { content?: { 'application/json'?: { schema: JsonSchema } | undefined } } | undefined,
): JsonSchema | undefined => body?.content?.['application/json']?.schema;

function callSection(
  path: string,
  method: string,
  { operationId, summary, parameters, requestBody, responses }: Operation,
): Html {
  const body = bodyOf(requestBody);
  const rows = Object.entries(responses).map(([status, response]) => {
    const schema = bodyOf(response);
    return html`<tr>
      <td><code>${status}</code></td>
      <td>${response.description}</td>
      <td>${schema === undefined ? nothing : typeOf(schema)}</td>
    </tr>`;
  });
  return html`<section>
    <h3 id="${operationId}"><code>${method.toUpperCase()} ${path}</code></h3>
    <p>${summary}</p>
    ${parameters.length === 0 ? nothing : parameterTable(parameters)}${body === undefined ? nothing : html`<p>Body: ${typeOf(body)}</p>`}
    <table>
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Meaning</th>
          <th scope="col">Body</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </section>`;
}

const componentSection = ([name, schema]: [string, JsonSchema]): Html =>
  html`<section>
    <h3 id="${name}">${name}</h3>
    ${schema.description === undefined ? nothing : html`<p>${schema.description}</p>`}${typeOf(schema)}
  </section>`;

/** The document for people: no script, nothing from elsewhere. */
export function docsPage({ info, paths, components }: OpenApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  );
  const links = calls.map(
    ({ path, method, operation }) =>
      html`<li>
        <a href="#${operation.operationId}"><code>${method.toUpperCase()} ${path}</code></a>
      </li>`,
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${info.title}</title>
        <style>
          ${{ html: style }}
        </style>
      </head>
      <body>
        <h1>${info.title}</h1>
        <p>${info.description} The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
        <nav aria-label="Calls">
          <ul>
            ${links}
          </ul>
        </nav>
        <h2>Calls</h2>
        ${calls.map(({ path, method, operation }) => callSection(path, method, operation))}
        <h2>Values</h2>
        ${Object.entries(components.schemas).map(componentSection)}
      </body>
    </html> `.html;
}

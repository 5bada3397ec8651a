import { readFileSync, statSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';

const root = path.join(import.meta.dirname ?? __dirname, '../..');

/** The texts of the sources: every string, every template as a pattern; of the site also every word between tags. */
export interface SourceTexts {
  readonly strings: ReadonlySet<string>;
  /** Templates with wildcards in their holes; those that begin with a hole are too unspecific to count. */
  readonly patterns: readonly RegExp[];
  /** `file:line text` of visible text outside of the translations. */
  readonly hardCoded: readonly string[];
}

const spokenAttributes = new Set(['alt', 'title', 'label', 'placeholder', 'aria-label', 'legend', 'heading', 'hint']);
const hasLetters = (text: string): boolean => /\p{L}{2,}/u.test(text);

const patternOf = (template: ts.TemplateExpression): RegExp | undefined => {
  const parts = [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
  return parts[0] === '' ? undefined : new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('.+')}$`);
};

export const readSourceTexts = async (): Promise<SourceTexts> => {
  const strings = new Set<string>();
  const patterns: RegExp[] = [];
  const hardCoded: string[] = [];

  // The backend uses the site's texts for its documents, feeds and emails; its log lines are not translated.
  for await (const name of glob(['src/**/*.{ts,tsx}', 'server/**/*.ts'], { cwd: root })) {
    // `server/main.ts` is a folder.
    if (!statSync(path.join(root, name)).isFile()) continue;
    const ofSite = name.startsWith('src');
    const source = ts.createSourceFile(name, readFileSync(path.join(root, name), 'utf8'), ts.ScriptTarget.Latest, true);
    const importsTexts = name.startsWith('src/shared/format/') || source.text.includes('__BUNDLED_TEXTS__');
    const report = (node: ts.Node, text: string): void => {
      if (!ofSite) return;
      hardCoded.push(`${name}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${text.trim()}`);
    };
    const visit = (node: ts.Node): void => {
      // Texts that are needed when nothing can be loaded are imported as a file, and read as its properties.
      if (importsTexts && ts.isPropertyAccessExpression(node)) strings.add(node.name.text);
      if (ts.isStringLiteralLike(node)) {
        strings.add(node.text);
        if (/\p{Script=Cyrillic}/u.test(node.text)) report(node, node.text);
      }
      if (ts.isTemplateExpression(node)) {
        const pattern = patternOf(node);
        if (pattern) patterns.push(pattern);
      }
      if (ts.isJsxText(node) && hasLetters(node.text)) report(node, node.text);
      if (
        ts.isJsxAttribute(node) &&
        node.initializer !== undefined &&
        ts.isStringLiteral(node.initializer) &&
        spokenAttributes.has(node.name.getText()) &&
        hasLetters(node.initializer.text)
      ) {
        report(node, node.initializer.text);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return { strings, patterns, hardCoded };
};

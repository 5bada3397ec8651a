import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type * as z from 'zod';
import type { RichText } from '#contract/richText.ts';
import { contentFallback, type Language, languages, type Localized, localized } from '#domain/languages.ts';
import { errorCode } from '../../process.ts';
import type { Media, MediaImage } from '../ports.ts';
import { withFallbacks } from './localized.ts';
import { parseMarkdown } from './markdown/index.ts';
import { type Illustrated, illustrate, type PictureSource } from './picture.ts';
import type { FieldPath, Problem } from './problems.ts';
import { parseYaml } from './yamlFile.ts';

/** The value of a YAML file; `fail` reports a problem of a field. */
export interface Source<T> {
  value: T;
  fail: (field: FieldPath, message: string) => void;
}

export interface Article {
  body: Localized<RichText>;
  /** Paths of the site that the text links to, with their place. */
  links: { href: string; fail: (message: string) => void }[];
  /** Reports a problem of `words` on each line of a language's text that has them. */
  fail: (language: Language, message: string, words: string) => void;
}

export interface ContentReader {
  /** Undefined when the file is broken (reported), or absent and `optional`. */
  yaml<S extends z.ZodType>(
    file: string,
    schema: S,
    optional?: 'optional',
  ): Promise<Source<Illustrated<z.output<S>>> | undefined>;
  /** Undefined when the file cannot be read (reported), or is absent and `optional`. */
  text(file: string, optional?: 'optional'): Promise<string | undefined>;
  /** The texts of a folder, one file a language. */
  article(folder: string): Promise<Article>;
  /** Sorted names of the subfolders; none when the folder cannot be read (reported). */
  folders(folder: string): Promise<string[]>;
  /** Reports content files that nothing has read yet: most likely their names are misspelt, or their folder is wrong. */
  reportUnread(folder: string): Promise<void>;
  document(holder: string, file: string): Promise<{ url: string; size: number }>;
  /** Undefined when absent, or invalid (reported). */
  model(file: string): Promise<{ src: string; size: number } | undefined>;
  fail(file: string, message: string, line?: number): void;
}

/** Names of files that belong to the content; Notepad adds `.txt`. */
const contentFile = /\.(?:ya?ml|md|csv)(?:\.txt)?$/i;

/** For editors, in any folder. */
const readme = 'README.md';

const nothing: MediaImage = { src: '', width: 1, height: 1, variants: [] };

// By shape: Node's own errors are no instances of a test realm's Error.
const isAbsent = (error: unknown): boolean =>
  errorCode(error) === 'ENOENT' ||
  (typeof error === 'object' && error !== null && 'cause' in error && isAbsent(error.cause));

/**
 * Reads files under `contentDir`. Problems go to `problems`, and a placeholder is returned, so that the rest is still
 * checked.
 */
export function createReader(contentDir: string, media: Media, problems: Problem[]): ContentReader {
  const root = path.resolve(contentDir);
  const shown = (file: string): string => path.join(contentDir, file);
  const report = (file: string, line: number | undefined, field: FieldPath, message: string): void => {
    problems.push({ file: shown(file), line, field, message });
  };

  const reportUnreadable = (name: string, what: string, error: unknown): void =>
    report(name, undefined, [], `the ${what} cannot be read (${String(errorCode(error))})`);

  /** Names of the files that were read or looked for, by folder. */
  const expected = new Map<string, string[]>();

  const read = async (file: string, optional?: 'optional'): Promise<string | undefined> => {
    const { dir, base } = path.parse(file);
    expected.set(dir, [...(expected.get(dir) ?? []), base]);
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path.join(root, file)));
    } catch (error) {
      if (errorCode(error) === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
        report(file, undefined, [], 'the file is not in UTF-8: save it in that encoding');
      } else if (!isAbsent(error)) reportUnreadable(file, 'file', error);
      else if (optional === undefined) report(file, undefined, [], 'the file is missing');
      return undefined;
    }
  };

  /** `named` is relative to the file that names it, or to the content folder when it starts with a slash. */
  const locate = (holder: string, named: string): string => {
    const file = named.startsWith('/') ? path.join(root, named) : path.join(root, path.dirname(holder), named);
    if (!file.startsWith(root + path.sep)) throw new Error(`${named} is outside the content folder`);
    return file;
  };

  const describeFailure = (named: string, error: unknown): string => {
    if (isAbsent(error)) return `there is no file ${named}`;
    return (error instanceof Error ? error.message : String(error)).replaceAll(root + path.sep, '');
  };

  const image = async (
    holder: string,
    { file, kind }: Pick<PictureSource, 'file' | 'kind'>,
    fail: (message: string) => void,
  ): Promise<MediaImage> => {
    try {
      const found = locate(holder, file);
      return await (kind === 'panorama' ? media.panorama(found) : media.image(found));
    } catch (error) {
      fail(describeFailure(file, error));
      return nothing;
    }
  };

  const markdown = async (file: string, text: string, links: Article['links']): Promise<RichText> =>
    parseMarkdown(text, {
      image: async (named, line) =>
        image(file, { file: named, kind: 'plain' }, (message) => report(file, line, [], message)),
      link: (href, line) => links.push({ href, fail: (message) => report(file, line, [], message) }),
      fail: (line, message) => report(file, line, [], message),
    });

  return {
    async yaml(file, schema, optional) {
      const text = await read(file, optional);
      if (text === undefined) return undefined;
      const parsed = parseYaml(text, schema);
      for (const fault of parsed.faults) report(file, fault.line, fault.field, fault.message);
      if (parsed.faults.length > 0) return undefined;
      const fail: Source<unknown>['fail'] = (field, message) => report(file, parsed.lineOf(field), field, message);
      const value = await illustrate(parsed.value as z.output<typeof schema>, async (source, field) =>
        image(file, source, (message) => fail(field, message)),
      );
      return { value, fail };
    },

    text: read,

    async article(folder) {
      const links: Article['links'] = [];
      const bodies: { [Code in Language]?: RichText } = {};
      const texts: { [Code in Language]?: string } = {};
      const fileOf = (language: Language): string => path.join(folder, `${language}.md`);
      await Promise.all(
        languages.map(async (language) => {
          const file = fileOf(language);
          const text = await read(file, contentFallback(language) === undefined ? undefined : 'optional');
          if (text === undefined) return;
          if (text.trim() === '') report(file, undefined, [], 'the file has no text');
          texts[language] = text;
          bodies[language] = await markdown(file, text, links);
        }),
      );
      const written = withFallbacks<RichText>(bodies);
      return {
        body: localized((language) => written[language] ?? []),
        links,
        fail: (language, message, words) => {
          const lines = (texts[language] ?? '')
            .split('\n')
            .flatMap((line, index) => (line.includes(words) ? index + 1 : []));
          for (const line of lines.length === 0 ? [undefined] : lines) report(fileOf(language), line, [], message);
        },
      };
    },

    async folders(folder) {
      try {
        const entries = await readdir(path.join(root, folder), { withFileTypes: true });
        return entries
          .filter((entry) => entry.isDirectory() && entry.name !== 'pictures')
          .map(({ name }) => name)
          .sort();
      } catch (error) {
        if (!isAbsent(error)) reportUnreadable(folder, 'folder', error);
        else report(folder, undefined, [], `the folder is missing (${readme} keeps an empty one in git)`);
        return [];
      }
    },

    async reportUnread(folder) {
      const files = expected.get(folder) ?? [];
      // A folder that cannot be read is reported where it is needed.
      const names = await readdir(path.join(root, folder)).catch(() => []);
      for (const name of names.filter((each) => contentFile.test(each) && ![...files, readme].includes(each))) {
        const belong = files.join(', ');
        report(path.join(folder, name), undefined, [], `nothing reads this file; here belong ${belong || 'folders'}`);
      }
    },

    async document(holder, file) {
      try {
        return await media.file(locate(holder, file));
      } catch (error) {
        throw new Error(describeFailure(file, error), { cause: error });
      }
    },

    async model(file) {
      try {
        return await media.model(path.join(root, file));
      } catch (error) {
        if (!isAbsent(error)) report(file, undefined, [], describeFailure(file, error));
        return undefined;
      }
    },

    fail: (file, message, line) => report(file, line, [], message),
  };
}

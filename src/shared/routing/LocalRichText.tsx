import { clsx } from 'clsx';
import { createElement, Fragment, type ReactNode } from 'react';
import type { Inline, RichTextBlock, RichTextBlocks } from '#shared/responses';
import { Heading, Picture } from '#shared/ui';
import { LocalLink } from './LocalLink.tsx';
import styles from './LocalRichText.module.css';

/** Children that have no identity but their place (parts of a finished text never move): they need no keys. */
export function inOrder<Item>(items: readonly Item[], render: (item: Item) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...items.map((item) => render(item)));
}

/** An href of content is a path of the site, a safe address elsewhere, or not a link at all (javascript:, //host, …). */
function linkKind(href: string): 'internal' | 'external' | 'unsafe' {
  if (/^\/(?![/\\])[^\s\\]*$/.test(href)) return 'internal';
  if (/^(https?:\/\/|mailto:|tel:)[^\s]+$/i.test(href)) return 'external';
  return 'unsafe';
}

function styled({ text, strong, emphasis }: Inline): ReactNode {
  const emphasized = emphasis === true ? <em>{text}</em> : text;
  return strong === true ? <strong>{emphasized}</strong> : emphasized;
}

function linked(inline: Inline): ReactNode {
  const { href } = inline;
  const children = styled(inline);
  if (href === undefined) return children;
  switch (linkKind(href)) {
    case 'internal':
      return <LocalLink to={href}>{children}</LocalLink>;
    case 'external':
      return (
        <a href={href} rel="noopener">
          {children}
        </a>
      );
    default:
      return children;
  }
}

function InlineText({ content }: { content: readonly Inline[] }) {
  return inOrder(content, linked);
}

type BlockProps<Type extends RichTextBlock['type']> = { readonly block: Extract<RichTextBlock, { type: Type }> };

/** Scrolls within itself on a narrow screen, also by keyboard. */
function RichTable({ block }: BlockProps<'table'>) {
  const label = block.head.map((content) => content.map(({ text }) => text).join('')).join(', ');
  const cell = (content: readonly Inline[]) => <InlineText content={content} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards must reach what scrolls
    <div role="group" aria-label={label} className={styles.scroll} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {inOrder(block.head, (content) => (
              <th scope="col">{cell(content)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inOrder(block.rows, (row) => (
            <tr>
              {inOrder(row, (content) => (
                <td>{cell(content)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RichList({ block }: BlockProps<'list'>) {
  const Tag = block.ordered ? 'ol' : 'ul';
  return (
    <Tag>
      {inOrder(block.items, (item) => (
        <li>
          <InlineText content={item} />
        </li>
      ))}
    </Tag>
  );
}

function RichFigure({ block }: BlockProps<'image'>) {
  return (
    <figure>
      <Picture image={block.image} sizes="(min-width: 44rem) 42rem, 100vw" />
      {block.caption !== undefined && <figcaption>{block.caption}</figcaption>}
    </figure>
  );
}

function RichBlock({ block }: BlockProps<RichTextBlock['type']>) {
  switch (block.type) {
    case 'heading':
      return (
        <Heading level={block.level} size={block.level === 2 ? 'm' : 's'}>
          <InlineText content={block.content} />
        </Heading>
      );
    case 'paragraph':
      return (
        <p>
          <InlineText content={block.content} />
        </p>
      );
    case 'list':
      return <RichList block={block} />;
    case 'quote':
      return (
        <blockquote>
          <InlineText content={block.content} />
        </blockquote>
      );
    case 'image':
      return <RichFigure block={block} />;
    case 'table':
      return <RichTable block={block} />;
    default:
      // A backend may be newer than the site: a block that it does not know is left out.
      return null;
  }
}

interface LocalRichTextProps {
  readonly blocks: RichTextBlocks;
  readonly className?: string | undefined;
}

/** Rich text as data, so it cannot carry a script; internal links stay in the current language. */
export function LocalRichText({ blocks, className }: LocalRichTextProps) {
  return (
    <div className={clsx(styles.text, className)}>
      {inOrder(blocks, (block) => (
        <RichBlock block={block} />
      ))}
    </div>
  );
}

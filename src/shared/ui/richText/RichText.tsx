import { clsx } from 'clsx';
import { createElement, Fragment, type ReactNode } from 'react';
import type { Inline, RichTextBlock } from '#shared/responses';
import { Picture } from '../picture/Picture.tsx';
import { Heading } from '../text/Heading.tsx';
import styles from './RichText.module.css';

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

/** Makes the link to a path of the site: the caller knows the router and the language. */
export type RenderLink = (link: { href: string; children: ReactNode }) => ReactNode;

function styled({ text, strong, emphasis }: Inline): ReactNode {
  const emphasized = emphasis === true ? <em>{text}</em> : text;
  return strong === true ? <strong>{emphasized}</strong> : emphasized;
}

function linked(inline: Inline, renderLink: RenderLink): ReactNode {
  const { href } = inline;
  const children = styled(inline);
  if (href === undefined) return children;
  switch (linkKind(href)) {
    case 'internal':
      return renderLink({ href, children });
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

function InlineText({ content, renderLink }: { content: readonly Inline[]; renderLink: RenderLink }) {
  return inOrder(content, (inline) => linked(inline, renderLink));
}

type RichTableProps = { block: Extract<RichTextBlock, { type: 'table' }>; renderLink: RenderLink };

/** Scrolls within itself on a narrow screen, also by keyboard. */
function RichTable({ block, renderLink }: RichTableProps) {
  const label = block.head.map((content) => content.map(({ text }) => text).join('')).join(', ');
  const cell = (content: readonly Inline[]) => <InlineText content={content} renderLink={renderLink} />;
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

type BlockProps<T extends RichTextBlock['type']> = {
  block: Extract<RichTextBlock, { type: T }>;
  renderLink: RenderLink;
};

function RichList({ block, renderLink }: BlockProps<'list'>) {
  const Tag = block.ordered ? 'ol' : 'ul';
  return (
    <Tag>
      {inOrder(block.items, (item) => (
        <li>
          <InlineText content={item} renderLink={renderLink} />
        </li>
      ))}
    </Tag>
  );
}

function RichFigure({ block }: { block: Extract<RichTextBlock, { type: 'image' }> }) {
  return (
    <figure>
      <Picture image={block.image} sizes="(min-width: 44rem) 42rem, 100vw" />
      {block.caption !== undefined && <figcaption>{block.caption}</figcaption>}
    </figure>
  );
}

function RichBlock({ block, renderLink }: { block: RichTextBlock; renderLink: RenderLink }) {
  switch (block.type) {
    case 'heading':
      return (
        <Heading level={block.level} size={block.level === 2 ? 'm' : 's'}>
          <InlineText content={block.content} renderLink={renderLink} />
        </Heading>
      );
    case 'paragraph':
      return (
        <p>
          <InlineText content={block.content} renderLink={renderLink} />
        </p>
      );
    case 'list':
      return <RichList block={block} renderLink={renderLink} />;
    case 'quote':
      return (
        <blockquote>
          <InlineText content={block.content} renderLink={renderLink} />
        </blockquote>
      );
    case 'image':
      return <RichFigure block={block} />;
    case 'table':
      return <RichTable block={block} renderLink={renderLink} />;
    default:
      // A backend may be newer than the site: a block that it does not know is left out.
      return null;
  }
}

type RichTextProps = { blocks: readonly RichTextBlock[]; renderLink: RenderLink; className?: string | undefined };

/** Text that marketing wrote, as data: nothing in it can become a script. */
export function RichText({ blocks, renderLink, className }: RichTextProps) {
  return (
    <div className={clsx(styles.text, className)}>
      {inOrder(blocks, (block) => (
        <RichBlock block={block} renderLink={renderLink} />
      ))}
    </div>
  );
}

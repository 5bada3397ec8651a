import { clsx } from 'clsx';
import type { RichTextBlock, Inline } from '#shared/answers';
import { Picture } from '../picture/Picture.tsx';
import { Heading } from '../text/Heading.tsx';
import { InlineText, type RenderLink } from './InlineText.tsx';
import { inOrder } from './inOrder.ts';
import styles from './RichText.module.css';

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

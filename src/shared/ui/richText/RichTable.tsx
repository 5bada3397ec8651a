import type { Block, Inline } from '#shared/answers';
import { inOrder } from './inOrder.ts';
import { InlineText, type RenderLink } from './InlineText.tsx';
import styles from './RichText.module.css';

type RichTableProps = { block: Extract<Block, { type: 'table' }>; renderLink: RenderLink };

/** Scrolls within itself on a narrow screen, also by keyboard. */
export function RichTable({ block, renderLink }: RichTableProps) {
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

import type { RichTextBlocks } from '#shared/responses';
import { RichText, type RenderLink } from '#shared/ui';
import { LocalLink } from './LocalLink.tsx';

const renderLink: RenderLink = ({ href, children }) => <LocalLink to={href}>{children}</LocalLink>;

/** Rich text whose internal links stay in the current language. */
export function LocalRichText({
  blocks,
  className,
}: {
  readonly blocks: RichTextBlocks;
  readonly className?: string | undefined;
}) {
  return <RichText blocks={blocks} renderLink={renderLink} className={className} />;
}

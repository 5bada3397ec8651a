import type { RichTextBlocks } from '#shared/answers';
import { RichText, type RenderLink } from '#shared/ui';
import { LocalLink } from './LocalLink.tsx';

const renderLink: RenderLink = ({ href, children }) => <LocalLink to={href}>{children}</LocalLink>;

/** Formatted text whose inner links stay in the site and in the language on the screen. */
export function LocalRichText({
  blocks,
  className,
}: {
  readonly blocks: RichTextBlocks;
  readonly className?: string | undefined;
}) {
  return <RichText blocks={blocks} renderLink={renderLink} className={className} />;
}

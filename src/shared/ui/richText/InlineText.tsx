import type { ReactNode } from 'react';
import type { Inline } from '#shared/answers';
import { inOrder } from './inOrder.ts';

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

export function InlineText({ content, renderLink }: { content: readonly Inline[]; renderLink: RenderLink }) {
  return inOrder(content, (inline) => linked(inline, renderLink));
}

import { Link, NavLink, type LinkProps, type NavLinkProps } from 'react-router';
import { useLocalizedPath } from './LanguageContext.ts';

/** A link within the site: `to` is a path without the language prefix, with or without a query and a hash. */
export function LocalLink({ to, ...rest }: LinkProps & { readonly to: string }) {
  const localize = useLocalizedPath();
  return <Link to={localize(to)} {...rest} />;
}

type LocalNavLinkProps = Omit<NavLinkProps, 'to' | 'className'> & {
  readonly to: string;
  readonly className?: NavLinkProps['className'] | undefined;
};

/** The same for navigation: it marks itself `aria-current="page"` while its page is shown. */
export function LocalNavLink({ to, className, ...rest }: LocalNavLinkProps) {
  const localize = useLocalizedPath();
  return <NavLink to={localize(to)} {...(className !== undefined && { className })} {...rest} />;
}

import type { ReactNode } from 'react';

interface LayoutProps {
  readonly children: ReactNode;
}

/** What stands around every page. */
export const Layout = ({ children }: LayoutProps) => <main id="main">{children}</main>;

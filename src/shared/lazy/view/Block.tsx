import { Component, type ContextType, Suspense, use, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectSettings } from '#shared/config';
import { awaitHydration, endHydration } from '#shared/tasks';
import { PageReportContext } from '#shared/seo';
import { FailedView } from '#shared/ui';

interface BlockProps {
  /** For the server's log. */
  readonly name: string;
  /** Essential content: a failure shows a notice; other blocks are left out. */
  readonly required?: boolean;
  /** Replaces the notice. */
  readonly renderFallback?: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface BlockState {
  readonly failed: boolean;
}

function BrokenBlock({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const { phone } = useSelector(selectSettings);
  return (
    <FailedView
      title={t('loadFailed.title')}
      hint={t('loadFailed.call', { phone })}
      retry={{ children: t('loadFailed.retry'), onClick: onRetry }}
    />
  );
}

function BlockStart({ name }: Pick<BlockProps, 'name'>) {
  use(PageReportContext)?.blockBegins(name);
  return null;
}

function BlockEnd({ onHydrated }: { readonly onHydrated: () => void }) {
  use(PageReportContext)?.blockEnds();
  useEffect(onHydrated, [onHydrated]);
  return null;
}

/**
 * A part of a page that its neighbours can do without: an exception in rendering it costs this part alone. The server leaves the part out
 * and the browser tries it once more: React renders a Suspense boundary that failed on the server again.
 */
export class Block extends Component<BlockProps, BlockState> {
  static override readonly contextType = PageReportContext;
  declare context: ContextType<typeof PageReportContext>;

  override state: BlockState = { failed: false };

  static getDerivedStateFromError(): BlockState {
    return { failed: true };
  }

  override componentDidMount(): void {
    awaitHydration(this);
  }

  override componentDidCatch(): void {
    this.#end();
  }

  override componentWillUnmount(): void {
    this.#end();
  }

  readonly #end = (): void => endHydration(this);

  readonly #retry = (): void => this.setState({ failed: false });

  override render(): ReactNode {
    const { name, required = false, renderFallback, children } = this.props;
    if (this.state.failed) return renderFallback?.(this.#retry) ?? (required && <BrokenBlock onRetry={this.#retry} />);
    const mode = this.context?.blockMode(name) ?? 'isolated';
    if (mode === 'omitted') return null;
    const content = (
      <>
        <BlockStart name={name} />
        {children}
        <BlockEnd onHydrated={this.#end} />
      </>
    );
    return mode === 'throwing' ? content : <Suspense>{content}</Suspense>;
  }
}

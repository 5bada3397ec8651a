import { useTranslation } from 'react-i18next';
import { LoadFailed, useLatePart } from '#shared/loading';
import { LocalLink } from '#shared/routing';
import { SkeletonBlock } from '#shared/ui';
import type { FlatsViewProps } from '../views/FlatsView.tsx';
import { loadViews } from './loadViews.ts';

/** Keeps about a screen of room, so that nothing under it is seen and pushed away. */
const room = '100svh';

/** The place of a view that is not the plan, and of what is said when no flat fits. */
export function LateView(props: FlatsViewProps) {
  const { t } = useTranslation('plan');
  const { part, failed, retry } = useLatePart(loadViews, true);
  if (part !== null) return <part.FlatsView {...props} />;
  if (failed) return <LoadFailed onRetry={retry} />;
  return (
    <>
      <noscript>
        <p>
          {props.plan.views.includes('plan') ? (
            <>
              {t('view.noScripts')} <LocalLink to={props.plan.toView('plan')}>{t('view.toPlan')}</LocalLink>
            </>
          ) : (
            t('view.needScripts')
          )}
        </p>
      </noscript>
      <SkeletonBlock height={room} />
    </>
  );
}

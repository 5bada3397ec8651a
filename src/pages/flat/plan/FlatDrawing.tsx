import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { FlatPlan } from '#entities/flat';
import type { Image } from '#shared/answers';
import { Lightbox, LightboxPicture } from '#shared/lightbox';
import { ExpandIcon, Text } from '#shared/ui';
import styles from './FlatDrawing.module.css';

interface FlatDrawingProps {
  readonly plan: Image | null;
  readonly className?: string | undefined;
}

const sizes = '(min-width: 64rem) 48rem, 92vw';

/** The drawing; it opens over the whole screen, as its figures are small on a phone. */
export function FlatDrawing({ plan, className }: FlatDrawingProps) {
  const { t } = useTranslation('flat');
  if (plan === null) {
    return (
      <FlatPlan plan={null} sizes={sizes} className={clsx(styles.none, className)}>
        <Text tone="muted">{t('noPlan')}</Text>
      </FlatPlan>
    );
  }
  return (
    <div className={clsx(styles.drawing, className)}>
      <Lightbox images={[plan]} name="drawing">
        <LightboxPicture index={0} image={plan} sizes={sizes} priority />
      </Lightbox>
      <ExpandIcon size={20} className={styles.sign} />
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import type { InstalmentTerms } from '#shared/responses';
import { formatPercent } from '#shared/format';
import { LocalLink, pathTo, useLanguage } from '#shared/routing';
import { buttonClass, Icon, type IconProps, Lead, Section, Stat } from '#shared/ui';
import styles from './ProjectAboutTab.module.css';

function CalculatorIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.25 3.25h13.5v17.5H5.25zM8.5 6.5h7v3.25h-7zM8.5 13.25h1.75M13.75 13.25h1.75M8.5 17h1.75M13.75 17h1.75" />
    </Icon>
  );
}

interface ReschedulingBlockProps {
  readonly alias: string;
  readonly terms: InstalmentTerms;
}

/** Paying in parts, in short; the calculator has the rest. */
export function ReschedulingBlock({ alias, terms }: ReschedulingBlockProps) {
  const { t } = useTranslation(['projectAbout', 'housing']);
  const language = useLanguage();

  return (
    <Section id="rescheduling" heading={t('rescheduling.heading')}>
      <div className={styles.reschedulingColumns}>
        <div className={styles.reschedulingFigures}>
          {terms.down_payment_percent !== null && (
            <Stat
              size="l"
              value={formatPercent(terms.down_payment_percent, language)}
              label={t('rescheduling.downPayment')}
            />
          )}
          <div className={styles.line} aria-hidden />
          {terms.months !== null && (
            <Stat size="l" value={t('housing:months', { count: terms.months })} label={t('rescheduling.rest')} />
          )}
        </div>
        <div>
          {terms.summary !== null && <Lead>{terms.summary}</Lead>}
          <ul className={styles.points}>
            {terms.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <LocalLink to={pathTo('projectBond', { alias })} className={buttonClass({ variant: 'secondary' })}>
            <CalculatorIcon />
            <span>{t('rescheduling.calculate')}</span>
          </LocalLink>
        </div>
      </div>
    </Section>
  );
}

import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FlatPlan, useFlatWords } from '#entities/flat';
import { CallRequestButton } from '#features/call-request';
import { aliasesOf, type FlatRef, sharePath } from '#features/favourites';
import { useOrigin } from '#shared/config';
import { formatDay, joinWords } from '#shared/format';
import { Block, LoadFailed, useImportWithTexts, useLazyModule, useNearView } from '#shared/lazy';
import { useLanguage, useLocalizedPath } from '#shared/routing';
import { LinkToCopy, shareLink, type ShareOutcome } from '#shared/share';
import { Button, Heading, PhoneIcon, ShareIcon, Text, VisuallyHidden } from '#shared/ui';
import { useComparison, useComparisonRows } from './comparison.ts';
import styles from './SavedFlatsView.module.css';
import { FlatTitle, ListedFlatItem } from './ListedFlatItem.tsx';
import { isOnOffer, type ListedFlat } from './listedFlat.ts';
import { ComparisonRow } from './more/ComparisonRow.tsx';
import type { Undo } from './useUndo.tsx';

function ShareFlats({ flats }: { readonly flats: readonly FlatRef[] }) {
  const { t } = useTranslation('favourites');
  const localize = useLocalizedPath();
  const origin = useOrigin();
  const [shared, setShared] = useState<{ readonly url: string; readonly outcome: ShareOutcome }>();
  const url = `${origin ?? ''}${localize(sharePath(flats))}`;

  return (
    <div>
      <Button
        variant="secondary"
        icon={<ShareIcon />}
        onClick={() => void shareLink(url, t('title')).then((outcome) => setShared({ url, outcome }))}
      >
        {t('share.action')}
      </Button>
      <p role="status" className={styles.outcome}>
        {shared?.outcome === 'copied' && shared.url === url && t('share.copied')}
      </p>
      {shared?.outcome === 'shown' && <LinkToCopy url={url} label={t('share.link')} />}
    </div>
  );
}

/** The message is part of an address, whose length is limited. */
const namedAtMost = 10;

/** "Obriy Park, No. 9 (58.4 m²); ...": the flats as the salesperson reads of them. */
function useFlatNames(listedFlats: readonly ListedFlat[]): string {
  const { t } = useTranslation('favourites');
  const wordsOf = useFlatWords();
  const named = listedFlats.slice(0, namedAtMost).flatMap(({ alias, names, facts }) => {
    if (facts === null) return [];
    const { short, area } = wordsOf(facts);
    return `${joinWords([names?.project ?? alias, short])}${area === null ? '' : ` (${area})`}`;
  });
  const flats = named.join('; ');
  const more = listedFlats.length - named.length;
  return more > 0 ? t('askMore', { flats, count: more }) : flats;
}

interface ListActionsProps {
  readonly listedFlats: readonly ListedFlat[];
  /** Whether asking is the first thing to do here. */
  readonly callFirst: boolean;
}

/** What can be done with the whole list. */
function ListActions({ listedFlats, callFirst }: ListActionsProps) {
  const { t } = useTranslation('favourites');
  const onOffer = listedFlats.filter(isOnOffer);
  const flats = useFlatNames(onOffer);
  const [alias, ...others] = aliasesOf(onOffer);
  const isOne = onOffer.length === 1;

  return (
    <div className={styles.actions} data-print="hide">
      {alias !== undefined && (
        <CallRequestButton
          icon={<PhoneIcon />}
          variant={callFirst ? 'primary' : 'secondary'}
          message={t(isOne ? 'askMessageOne' : 'askMessage', { flats })}
          {...(others.length === 0 && { project: alias })}
        >
          {t(isOne ? 'askOne' : 'ask')}
        </CallRequestButton>
      )}
      <ShareFlats flats={listedFlats} />
    </div>
  );
}

interface ComparisonTableProps {
  readonly listedFlats: readonly ListedFlat[];
  /** Id of the heading that names the table. */
  readonly labelledBy: string;
}

function importMoreRows() {
  return import(/* webpackChunkName: "comparison-rows" */ './more/MoreRows.lazy.tsx');
}

const partNamespaces = ['eligibility', 'passport', 'purchaseCost'];

/** Scrolls within itself on a narrow screen, also by keyboard; the names of the rows stay in view. */
function ComparisonTable({ listedFlats, labelledBy }: ComparisonTableProps) {
  const { t } = useTranslation('favourites');
  const language = useLanguage();
  const rows = useComparisonRows(listedFlats);
  const placeRef = useRef<HTMLDivElement>(null);
  const load = useImportWithTexts(importMoreRows, partNamespaces);
  const { part, failed, retry } = useLazyModule(load, useNearView(placeRef));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards must reach what scrolls
    <div ref={placeRef} role="region" aria-labelledby={labelledBy} tabIndex={0} className={styles.scroll}>
      <table
        aria-labelledby={labelledBy}
        className={styles.table}
        style={{ '--flats': listedFlats.length } as CSSProperties}
      >
        <thead>
          <tr>
            <td className={styles.corner}>{'\u00A0'}</td>
            {listedFlats.map(({ key, plan }) => (
              <td key={key} className={styles.drawn}>
                <FlatPlan plan={plan} sizes="13rem" className={styles.plan} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="col" className={styles.corner}>
              <VisuallyHidden>{t('compare.characteristic')}</VisuallyHidden>
            </th>
            {listedFlats.map((listed) => (
              <th key={listed.key} scope="col">
                <FlatTitle listed={listed} />
                <span className={styles.project}>{listed.names?.project}</span>
                {listed.asOf !== null && (
                  <span className={styles.asOf}>{t('asOf', { date: formatDay(listed.asOf, language) })}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, ...row }) => (
            <ComparisonRow key={key} {...row} />
          ))}
        </tbody>
        {part !== null && <part.MoreRows listedFlats={listedFlats} />}
      </table>
      {failed && <LoadFailed onRetry={retry} />}
    </div>
  );
}

interface ComparisonProps {
  /** At most four. */
  readonly listedFlats: readonly ListedFlat[];
  readonly full: boolean;
}

const headingId = 'comparison';

function Comparison({ listedFlats, full }: ComparisonProps) {
  const { t } = useTranslation('favourites');
  const few = listedFlats.length < 2;
  return (
    <div className={styles.comparison}>
      <Heading level={2} size="l" id={headingId}>
        {t('compare.title')}
      </Heading>
      <Text tone="soft" className={styles.note}>
        {t(few ? 'compare.tooFew' : 'compare.note')} {full && t('compare.limit')}
      </Text>
      {!few && <ComparisonTable listedFlats={listedFlats} labelledBy={headingId} />}
    </div>
  );
}

interface FlatsViewProps {
  readonly listedFlats: readonly ListedFlat[];
  /** A line in the place of a flat that was removed. */
  readonly undo?: Undo | null;
  /** The visitor's own list, not one from a shared link. */
  readonly own: boolean;
  readonly renderAction: (listed: ListedFlat) => ReactNode;
}

/** The list with what can be done with all of it, and the comparison below. */
export function SavedFlatsView({ listedFlats, undo = null, own, renderAction }: FlatsViewProps) {
  const { t } = useTranslation('favourites');
  const comparison = useComparison(listedFlats);
  const several = listedFlats.length > 1;
  const items = listedFlats.map((listed) => (
    <ListedFlatItem
      key={listed.key}
      listed={listed}
      action={renderAction(listed)}
      comparison={several ? comparison : null}
    />
  ));

  return (
    <>
      <div className={styles.bar}>
        <p className={styles.count} aria-live="polite">
          {t('count', { count: listedFlats.length })}
        </p>
        <ListActions listedFlats={listedFlats} callFirst={own} />
      </div>
      <ul className={styles.list} aria-label={t('list')}>
        {undo === null ? items : items.toSpliced(undo.index, 0, undo.line)}
      </ul>
      {several && (
        <Block name="comparison">
          <Comparison listedFlats={comparison.chosen} full={comparison.full} />
        </Block>
      )}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { FlatFilterForm, FlatSortSelect, noFlatFilter, useFlatFilter, filterKey } from '#features/flat-filter';
import type { ApiState } from '#shared/api';
import { useLanguage } from '#shared/routing';
import { Button, EmptyView, Text } from '#shared/ui';
import styles from './FlatBrowser.module.css';
import { FlatList } from './FlatList.tsx';
import { selectFlatFacets, selectWantedFlats } from './planSelectors.ts';

export function FlatBrowser({ alias }: { readonly alias: string }) {
  const { t } = useTranslation('plan');
  const language = useLanguage();
  const { filter, key, change, reset } = useFlatFilter();
  const flats = useSelector((state: ApiState) => selectWantedFlats(state, language, alias, key));
  const facets = useSelector((state: ApiState) => selectFlatFacets(state, language, alias, key));
  const free = flats.filter(({ status }) => status === 'free').length;
  const filtered = key !== filterKey({ ...noFlatFilter, sort: filter.sort });

  return (
    <>
      <FlatFilterForm filter={filter} facets={facets} onChange={change} />
      <div className={styles.bar}>
        <div className={styles.found} aria-live="polite">
          <p className={styles.count}>{t('found', { count: flats.length })}</p>
          <Text size="s" tone="muted">
            {t('foundFree', { count: free })}
          </Text>
        </div>
        {filtered && (
          <Button variant="quiet" size="s" onClick={reset}>
            {t('filter.reset')}
          </Button>
        )}
        <FlatSortSelect sort={filter.sort} onSortChange={(sort) => change({ sort })} className={styles.sort} />
      </div>
      {flats.length === 0 ? (
        <EmptyView
          level={3}
          title={t('nothing.title')}
          hint={t('nothing.hint')}
          action={
            <Button variant="secondary" onClick={reset}>
              {t('filter.reset')}
            </Button>
          }
        />
      ) : (
        <FlatList alias={alias} flats={flats} />
      )}
    </>
  );
}

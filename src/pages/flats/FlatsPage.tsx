import { clsx } from 'clsx';
import { useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { flushSync } from 'react-dom';
import { flatSearch, flatSearchSorts } from '#domain/flats/flatSearch.ts';
import { flatPath, useFlatWords } from '#entities/flat';
import {
  FirstQuestions,
  flatSearchApi,
  flatSearchArgs,
  hasMoreQuestions,
  MoreQuestions,
  savedSearchesSlice,
  searchPath,
  usePersistedSearches,
} from '#features/flat-search';
import { NotFoundView } from '#features/not-found';
import { ListAndMap, projectPickSlice, ViewSwitch } from '#features/project-pick';
import { type LiveSearch, useLiveFlats } from '#features/reservation';
import { useInfiniteList } from '#shared/api';
import type { Language } from '#shared/config';
import { useUrlFilter } from '#shared/form';
import { Block, failureStatus, InfiniteListFoot, QueryBoundary } from '#shared/lazy';
import type { FlatSearchData } from '#shared/responses';
import { useLanguage, usePageSearch } from '#shared/routing';
import { ItemListJsonLd, PageMeta } from '#shared/seo';
import { useDisclosure } from '#shared/store';
import { Announcement, Button, Container, FilterIcon, Heading, Select, SkeletonBlock } from '#shared/ui';
import styles from './FlatsPage.module.css';
import { FlatsMapPlace } from './FlatsMapPlace.tsx';
import { FoundLine, programmesToJudge, useVerdicts } from './FoundFlats.tsx';
import { NoFlatsFound } from './NoFlatsFound.tsx';
import { LandingLinks, useLanding } from './landing.tsx';
import { ChosenConditions, SavedSearches, SaveSearch } from './SearchConditions.tsx';

interface Found {
  readonly language: Language;
  readonly first: FlatSearchData;
}

/** While the next search is on its way, what the last one has found stays on the screen, in its language. */
function useLastFound(first: FlatSearchData | undefined, language: Language): FlatSearchData | undefined {
  const [last, setLast] = useState<Found | null>(null);
  if (first !== undefined && first !== last?.first) setLast({ language, first });
  return first ?? (last?.language === language ? last.first : undefined);
}

/** Fetches the search again when somebody reserves a flat or gives one back. */
function useLiveSearch({ query, language, from }: ReturnType<typeof flatSearchArgs>): void {
  const search = useMemo((): LiveSearch => {
    const { initiate, select } = flatSearchApi.endpoints.getFlatSearch;
    const args = { query, language, from };
    return { select: select(args), refetch: initiate(args, { subscribe: false, forceRefetch: true }) };
  }, [query, language, from]);
  useLiveFlats(search);
}

const rows = [1, 2, 3, 4, 5, 6];

function ListSkeleton() {
  return (
    <div aria-hidden>
      {rows.map((row) => (
        <SkeletonBlock key={row} className={styles.skeleton} />
      ))}
    </div>
  );
}

/** Finds a free flat across all projects. */
function FlatsPage() {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const search = usePageSearch();
  const args = flatSearchArgs(search, language);
  const { filter, change, clear, hrefOf } = useUrlFilter(flatSearch);
  const result = useInfiniteList(flatSearchApi.endpoints.getFlatSearch, args);
  const found = useLastFound(result.data?.pages[0], language);
  const isNew = result.data !== undefined;
  const failed = failureStatus(result);
  // The flats of the last search would contradict the conditions of the one that failed.
  const searchFailed = result.error !== undefined && !isNew;
  const shown = searchFailed ? undefined : found;
  const pages = result.data?.pages ?? (shown === undefined ? [] : [shown]);
  const chosen = flatSearch.chosen(filter).length;
  const more = useDisclosure('flatSearch');
  const moreId = useId();
  const countRef = useRef<HTMLParagraphElement>(null);
  const wordsOf = useFlatWords();
  usePersistedSearches();
  useLiveSearch(args);

  const total = shown?.meta.total ?? shown?.flats.length ?? 0;
  const { heading, size, ...head } = useLanding(filter, found, total);
  const count = shown === undefined ? !searchFailed && t('loading') : t('found', { count: total });
  // A flat that has moved to a later page meanwhile is shown once.
  const flats = [
    ...new Map(
      pages.flatMap((page) => page.flats).map((each) => [`${each.project.alias} ${each.flat.id}`, each]),
    ).values(),
  ];
  const pins = shown?.pins ?? [];
  const listed = shown && flats.length === 0 ? shown.nearest : flats;
  const chosenProgrammes = flats.length === 0 ? [] : filter.programme;
  const firstToJudge = shown && listed.find((each) => programmesToJudge(shown, each, chosenProgrammes).length > 0);
  const verdicts = useVerdicts(firstToJudge !== undefined);
  if (args.from !== undefined && isNew && flats.length === 0 && total > 0) return <NotFoundView />;
  const form = found !== undefined && { filter, found, onChange: change, hrefOf };

  return (
    <>
      <PageMeta {...head} page={args.query === '' ? args.from : undefined} status={failed} />
      {__RENDERS_ON_SERVER__ && args.from === undefined && args.query === head.query && (
        <ItemListJsonLd
          items={flats}
          linkOf={({ flat, project }) => ({
            name: `${wordsOf(flat).name}, ${project.title}`,
            path: flatPath(project.alias, flat.id),
          })}
          total={total}
          query={head.query}
        />
      )}
      <Container width="wide" className={styles.page}>
        <Heading level={1} size={size}>
          {heading}
        </Heading>
        {(form || !searchFailed) && (
          <>
            <Block name="filter">
              <div role="search" aria-label={t('label')} className={styles.form}>
                {form ? <FirstQuestions {...form} /> : <SkeletonBlock height="4.5rem" />}
                {form && hasMoreQuestions(form.found) && (
                  <>
                    <Button
                      variant="quiet"
                      icon={<FilterIcon />}
                      aria-expanded={more.open}
                      aria-controls={moreId}
                      className={styles.fold}
                      onClick={() => more.onOpenChange(!more.open)}
                    >
                      {chosen > 0 ? t('moreWith', { number: chosen }) : t('more')}
                    </Button>
                    <div id={moreId} className={styles.more} data-unfolded={more.open}>
                      <MoreQuestions {...form} />
                      {!searchFailed && (
                        <Button
                          wide
                          className={styles.show}
                          onClick={() => {
                            // Closed first: then the list is where it stays.
                            flushSync(() => more.onOpenChange(false));
                            countRef.current?.focus({ preventScroll: true });
                            countRef.current?.scrollIntoView();
                          }}
                        >
                          {t('show', { count: total })}
                        </Button>
                      )}
                    </div>
                  </>
                )}
              </div>
            </Block>
            <div className={styles.line}>
              <p ref={countRef} tabIndex={-1} className={styles.count}>
                {count}
              </p>
              {pins.length > 0 && <ViewSwitch />}
              {chosen > 0 && <SaveSearch filter={filter} />}
              <label data-print="hide" className={styles.sort}>
                <span>{t('sort.label')}</span>
                <Select
                  value={filter.sort}
                  onChange={({ currentTarget: { value } }) =>
                    change({ sort: flatSearchSorts.find((sort) => sort === value) ?? 'price' })
                  }
                >
                  {flatSearchSorts.map((sort) => (
                    <option key={sort} value={sort}>
                      {t(`sort.${sort}`)}
                    </option>
                  ))}
                </Select>
              </label>
            </div>
          </>
        )}
        <Announcement text={isNew ? t('foundAloud', { count: total }) : ''} />
        {found !== undefined && (
          <ChosenConditions {...{ filter, names: found, hrefOf, countRef }} onChange={change} onClear={clear} />
        )}
        {firstToJudge !== undefined && (
          <div className={styles.ask}>{verdicts !== null && <verdicts.Questions first={firstToJudge} />}</div>
        )}
        <ListAndMap
          map={
            pins.length > 0 ? (
              <Block name="map" required>
                <FlatsMapPlace pins={pins} filter={filter} />
              </Block>
            ) : null
          }
        >
          <Block name="list" required>
            {shown === undefined ? (
              <QueryBoundary result={result} skeleton={<ListSkeleton />} />
            ) : (
              <div aria-busy={!isNew} className={clsx(!isNew && styles.busy)}>
                {flats.length === 0 ? (
                  <NoFlatsFound found={shown} filter={filter} verdicts={verdicts} countRef={countRef} />
                ) : (
                  <ul className={clsx(styles.list, pins.length > 0 && styles.besideMap)}>
                    {flats.map((each) => (
                      <FoundLine
                        key={`${each.project.alias} ${each.flat.id}`}
                        found={each}
                        filter={filter}
                        level={2}
                        source={shown}
                        programmes={programmesToJudge(shown, each, chosenProgrammes)}
                        verdicts={verdicts}
                      />
                    ))}
                  </ul>
                )}
              </div>
            )}
          </Block>
          {/* Also while the list loads: it keeps the length of a list whose language changes. */}
          {(shown === undefined || flats.length > 0) && (
            <InfiniteListFoot
              list={result}
              loading={isNew && result.isFetching}
              addresses={{ from: args.from, path: searchPath(filter) }}
            />
          )}
        </ListAndMap>
        {found !== undefined && <LandingLinks filter={filter} found={found} />}
        <SavedSearches names={found} countRef={countRef} />
      </Container>
    </>
  );
}

export { FlatsPage as Page };
export const namespaces = ['housing', 'flatWords', 'search', 'flats', 'counts', 'saving', 'list', 'map', 'listAndMap'];
export const slices = [projectPickSlice, savedSearchesSlice];

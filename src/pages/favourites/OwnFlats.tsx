import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { todayInKyiv } from '#domain/time/kyivTime.ts';
import { useFlatWords } from '#entities/flat';
import { projectApi, roomList, selectProjectsOnSale } from '#entities/project';
import {
  flatRemoved,
  flatsSeen,
  seenAgain,
  selectFavouritesStored,
  type StoredFacts,
  useFavourites,
  useFavouritesKnown,
} from '#features/favourites';
import { useApiSelector, useQueryResult } from '#shared/api';
import { formatMoney } from '#shared/format';
import { Block } from '#shared/lazy';
import type { Flat } from '#shared/responses';
import { LocalLink, pathTo, useLanguage } from '#shared/routing';
import { PageMeta } from '#shared/seo';
import {
  BookmarkIcon,
  buttonClass,
  CloseIcon,
  Container,
  EmptyView,
  Heading,
  IconButton,
  PageHeader,
  PlanIcon,
  ShareIcon,
  SkeletonBlock,
  Text,
} from '#shared/ui';
import { type ListedFlat, useListedFlats } from './listedFlat.ts';
import { FlatsSkeleton, StaleNotice } from './ListStates.tsx';
import styles from './FavouritesPage.module.css';
import { SavedFlatsView } from './SavedFlatsView.tsx';
import { useUndo } from './useUndo.tsx';

const steps = [
  ['find', PlanIcon],
  ['save', BookmarkIcon],
  ['use', ShareIcon],
] as const;

/** From an empty list to one that is of use. */
function HowToSave() {
  const { t } = useTranslation('favourites');
  return (
    <ol aria-label={t('steps.label')} className={styles.steps}>
      {steps.map(([step, Icon]) => (
        <li key={step} className={styles.step}>
          <Icon size={24} className={styles.icon} />
          <span>{t(`steps.${step}`)}</span>
        </li>
      ))}
    </ol>
  );
}

/** Projects with flats, for a visitor without saved flats; nothing when they failed to load. */
function FirstFlats() {
  const { t } = useTranslation(['favourites', 'housing', 'tiles']);
  const language = useLanguage();
  const { data, error } = useQueryResult(projectApi.endpoints.getProjects, { language });
  const onSale = useApiSelector((state) => selectProjectsOnSale(state, language));
  const projects = onSale.filter(({ flats_free: free }) => free !== 0);

  if (data === undefined) return error === undefined ? <SkeletonBlock height="24rem" /> : null;
  if (projects.length === 0) return null;
  return (
    <section aria-labelledby="first-flats">
      <Heading level={2} size="m" id="first-flats" className={styles.heading}>
        {t('start.title')}
      </Heading>
      <ul className={styles.list}>
        {projects.map(({ alias, title, district, rooms, flats_free: free, price_from: from }) => (
          <li key={alias}>
            <LocalLink to={pathTo('projectPlan', { alias })} className={styles.project}>
              <span className={styles.title}>{title}</span>
              <span className={styles.facts}>
                {district !== null && <span>{t('housing:districtNamed', { name: district.name })}</span>}
                {rooms.length > 0 && (
                  <span>{t('tiles:roomList', { list: roomList(rooms), count: rooms.at(-1) ?? 0 })}</span>
                )}
                {free !== null && <span>{t('tiles:freeFlats', { count: free })}</span>}
              </span>
              {from !== null && (
                <span className={styles.price}>{t('housing:priceFrom', { price: formatMoney(from, language) })}</span>
              )}
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RemoveButtonProps {
  /** Null when nothing is known of it. */
  readonly flat: StoredFacts | null;
  /** The flat was just restored by a button that has unmounted. */
  readonly takesFocus: boolean;
  readonly onRemove: () => void;
}

function RemoveButton({ flat, takesFocus, onRemove }: RemoveButtonProps) {
  const { t } = useTranslation('favourites');
  const wordsOf = useFlatWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <IconButton
      ref={button}
      label={t('remove', { flat: flat === null ? t('unnamed') : wordsOf(flat).quoted })}
      icon={<CloseIcon size={20} />}
      onClick={onRemove}
    />
  );
}

/** Stores the backend's facts of the saved flats, for when it does not respond. */
function useStoreSeenFlats(listedFlats: readonly ListedFlat[]): void {
  const dispatch = useDispatch();
  const language = useLanguage();
  // Each response once: two tabs with different ones would overwrite each other's forever.
  const [reported] = useState(() => new WeakMap<Flat, string>());
  useEffect(() => {
    const today = todayInKyiv(new Date());
    const changed = listedFlats.flatMap(({ alias, flat, asOf, favourite, names }) => {
      // A cached copy is not current.
      if (flat === null || asOf !== null || favourite === null || names === null) return [];
      const news = `${today} ${names.project}`;
      if (reported.get(flat) === news) return [];
      reported.set(flat, news);
      const seen = seenAgain(favourite, { alias, flat, project: names.project, language, today });
      return seen === favourite ? [] : [seen];
    });
    if (changed.length > 0) dispatch(flatsSeen(changed));
  }, [dispatch, listedFlats, language, reported]);
}

export function OwnFlats() {
  const { t } = useTranslation('favourites');
  const dispatch = useDispatch();
  const known = useFavouritesKnown();
  const flats = useFavourites();
  const isStored = useSelector(selectFavouritesStored);
  const { undo, returned } = useUndo();
  const { listedFlats, result } = useListedFlats(flats);
  useStoreSeenFlats(listedFlats);

  const list = () => {
    if (!known) return <FlatsSkeleton />;
    if (flats.length > 0) {
      return (
        <SavedFlatsView
          listedFlats={listedFlats}
          own
          undo={undo}
          renderAction={({ key, facts }) => (
            <RemoveButton flat={facts} takesFocus={key === returned} onRemove={() => dispatch(flatRemoved(key))} />
          )}
        />
      );
    }
    return (
      <>
        {undo !== null && <ul className={styles.removed}>{undo.line}</ul>}
        <EmptyView
          title={t('empty.title')}
          hint={t('empty.hint')}
          action={
            <>
              <LocalLink to={pathTo('projects')} className={buttonClass()}>
                {t('empty.action')}
              </LocalLink>
              <LocalLink to={pathTo('offers')} className={buttonClass({ variant: 'secondary' })}>
                {t('empty.offers')}
              </LocalLink>
            </>
          }
        />
        <HowToSave />
        <FirstFlats />
      </>
    );
  };

  return (
    <>
      <PageMeta title={t('title')} description={t('lead')} listed={false} />
      <PageHeader title={t('title')} lead={t('lead')} />
      <Container className={styles.page}>
        {/* The lead promises that the browser keeps the list. */}
        <div role="status">
          {!isStored && flats.length > 0 && (
            <Text tone="danger" className={styles.notice}>
              {t('notStored')}
            </Text>
          )}
        </div>
        <StaleNotice title={t('stale.title')} hint={t('stale.hint')} result={result} />
        <Block name="flats" required>
          {list()}
        </Block>
      </Container>
    </>
  );
}

import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { flatSearch, type FlatSearchFilter, searchQuery } from '#domain/flats/flatSearch.ts';
import {
  searchPath,
  searchRemoved,
  searchSaved,
  selectSavedSearches,
  selectSearchesRestored,
  selectSearchesStored,
  selectSearchStored,
  useSearchName,
  useSearchWords,
} from '#features/flat-search';
import type { FlatSearchData } from '#shared/responses';
import { LocalLink } from '#shared/routing';
import { ActionLink, Button, CloseIcon, Heading, IconButton, Text, VisuallyHidden } from '#shared/ui';
import styles from './FlatsPage.module.css';

interface ChosenProps {
  readonly filter: FlatSearchFilter;
  readonly names: FlatSearchData;
  readonly onChange: (change: Partial<FlatSearchFilter>) => void;
  readonly onClear: () => void;
  readonly hrefOf: (change: Partial<FlatSearchFilter>) => string;
  readonly countRef: RefObject<HTMLElement | null>;
}

/** Every condition, each with a way to take it off. */
export function ChosenConditions({ filter, names, onChange, onClear, hrefOf, countRef }: ChosenProps) {
  const { t } = useTranslation('search');
  const wordsOf = useSearchWords(names);
  const list = useRef<HTMLUListElement>(null);
  const chosen = flatSearch.chosen(filter);
  if (chosen.length === 0) return null;
  const takeOff = (without: Partial<FlatSearchFilter>, index: number): void => {
    // Before the link is removed together with the focus.
    const next = list.current?.children[index + 1]?.querySelector('a');
    if (chosen.length === 1) countRef.current?.focus();
    else next?.focus();
    onChange(without);
  };
  return (
    <ul ref={list} aria-label={t('chosen')} className={styles.chosen}>
      {chosen.map(({ without, ...each }, index) => {
        const words = wordsOf({ without, ...each });
        return (
          <li key={`${each.condition} ${words}`}>
            <ActionLink
              href={hrefOf(without)}
              rel="nofollow"
              variant="quiet"
              size="s"
              iconEnd={<CloseIcon size={16} />}
              onAction={() => takeOff(without, index)}
            >
              <VisuallyHidden>{t('remove')} </VisuallyHidden>
              {words}
            </ActionLink>
          </li>
        );
      })}
      <li>
        <ActionLink
          href={hrefOf(flatSearch.cleared(filter))}
          rel="nofollow"
          variant="quiet"
          size="s"
          onAction={() => {
            countRef.current?.focus();
            onClear();
          }}
        >
          {t('clear')}
        </ActionLink>
      </li>
    </ul>
  );
}

interface SavedSearchesProps {
  readonly names: FlatSearchData | undefined;
  readonly countRef: RefObject<HTMLElement | null>;
}

/** Searches that the visitor has saved on this device, by their conditions. */
export function SavedSearches({ names, countRef }: SavedSearchesProps) {
  const { t } = useTranslation('search');
  const dispatch = useDispatch();
  const queries = useSelector(selectSavedSearches);
  const isStored = useSelector(selectSearchesStored);
  const nameOf = useSearchName(names);
  if (queries.length === 0) return null;
  return (
    <section className={styles.saved} aria-label={t('save.title')}>
      <Heading level={2} size="s">
        {t('save.title')}
      </Heading>
      <ul className={styles.searches}>
        {queries.map((query) => {
          const filter = flatSearch.parse(new URLSearchParams(query));
          const name = nameOf(filter) || t(`sort.${filter.sort}`);
          return (
            <li key={query}>
              <LocalLink to={searchPath(filter)}>{name}</LocalLink>
              <IconButton
                label={t('save.remove', { name })}
                icon={<CloseIcon size={18} />}
                onClick={({ currentTarget }) => {
                  // Before the button is removed together with the focus.
                  const other = currentTarget.closest('ul')?.querySelector<HTMLElement>('button:not(:focus)');
                  (other ?? countRef.current)?.focus();
                  dispatch(searchRemoved(query));
                }}
              />
            </li>
          );
        })}
      </ul>
      <div role="status">
        <Text size="s" tone={isStored ? 'muted' : 'danger'}>
          {t(isStored ? 'save.onDevice' : 'save.notStored')}
        </Text>
      </div>
    </section>
  );
}

export function SaveSearch({ filter }: { readonly filter: FlatSearchFilter }) {
  const { t } = useTranslation('search');
  const dispatch = useDispatch();
  const query = searchQuery(filter);
  const saved = useSelector(selectSavedSearches).includes(query);
  const restored = useSelector(selectSearchesRestored);
  const isStored = useSelector((state: Parameters<typeof selectSearchStored>[0]) => selectSearchStored(state, query));
  const savedText = isStored ? 'save.saved' : 'save.savedUntilClose';
  return (
    <Button
      variant="quiet"
      size="s"
      disabled={!restored}
      aria-pressed={saved}
      onClick={() => dispatch(saved ? searchRemoved(query) : searchSaved(query))}
    >
      {t(saved ? savedText : 'save.save')}
    </Button>
  );
}

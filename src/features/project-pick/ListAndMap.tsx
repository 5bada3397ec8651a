import { clsx } from 'clsx';
import {
  type FocusEvent,
  type FocusEventHandler,
  type PointerEvent,
  type PointerEventHandler,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { deferredWidgetRequested } from '#shared/lazy';
import { mapPart, MapIcon } from '#shared/map';
import { useSearch } from '#shared/routing';
import { Chip, ChipGroup, ListIcon } from '#shared/ui';
import styles from './ListAndMap.module.css';
import {
  projectLeft,
  type ProjectPickPart,
  projectPointedAt,
  type ProjectsView,
  selectChosenView,
  selectPickedProject,
  selectProjectPointedAt,
  viewChosen,
} from './projectPickSlice.ts';

/** The view of the URL, otherwise the last one. In the URL, so that Back from a project returns to the map. */
export function useProjectsView(): readonly [ProjectsView, (view: ProjectsView) => void] {
  const dispatch = useDispatch();
  const [search, changeSearch] = useSearch();
  const chosen = useSelector(selectChosenView);
  const urlView = search.get('view');
  const view = urlView === 'map' || urlView === 'list' ? urlView : (chosen ?? 'list');
  const setView = (next: ProjectsView): void => {
    dispatch(viewChosen(next));
    changeSearch({ view: next === 'map' ? 'map' : null });
  };
  return [view, setView];
}

/** On a narrow screen there is room for one of the two. */
export function ViewSwitch() {
  const { t } = useTranslation('listAndMap');
  const dispatch = useDispatch();
  const [view, setView] = useProjectsView();
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    // The map is below the fold of a phone; the way back stays in sight above it.
    if (view !== shown.current && view === 'map') place.current?.scrollIntoView();
    shown.current = view;
  }, [view]);
  const choose = (next: ProjectsView): void => {
    // Pressing "Map" loads the map on a connection that saves data, too.
    if (next === 'map') dispatch(deferredWidgetRequested(mapPart));
    setView(next);
  };
  return (
    <div ref={place} className={styles.switch}>
      <ChipGroup legend={t('label')} legendHidden>
        <Chip pressed={view === 'list'} onPressedChange={() => choose('list')} icon={<ListIcon size={18} />}>
          {t('list')}
        </Chip>
        <Chip pressed={view === 'map'} onPressedChange={() => choose('map')} icon={<MapIcon size={18} />}>
          {t('map')}
        </Chip>
      </ChipGroup>
    </div>
  );
}

interface ListAndMapProps {
  /** The list. */
  readonly children: ReactNode;
  /** Null: the list has the whole width. */
  readonly map: ReactNode;
}

/** The size of the map in `ListAndMap`, also while it loads. */
export const mapClass = styles.map;

/** The list beside the map; on a narrow screen one of the two. */
export function ListAndMap({ map, children }: ListAndMapProps) {
  const [view] = useProjectsView();
  const hasMap = map !== null;
  return (
    <div className={clsx(styles.columns, hasMap && styles.withMap)} data-view={hasMap ? view : 'list'}>
      <div className={styles.list}>{children}</div>
      {hasMap && <div className={styles.side}>{map}</div>}
    </div>
  );
}

/** A finger does not point before it taps. */
const hovers = ({ pointerType }: PointerEvent): boolean => pointerType !== 'touch';

/** A tap or a click gives the focus, too, and opens the project anyway. */
const byKeyboard = ({ target }: FocusEvent): boolean => target.matches(':focus-visible');

interface PointingProps {
  readonly onPointerEnter: PointerEventHandler;
  readonly onPointerLeave: PointerEventHandler;
  readonly onFocus: FocusEventHandler;
  readonly onBlur: FocusEventHandler;
}

interface Pointing {
  /** For the item of the list: pointing at it highlights the marker of its project. */
  readonly handlers: PointingProps;
  /** Its card is shown on the map. */
  readonly picked: boolean;
  /** Pointed at, here or on the map. */
  readonly pointed: boolean;
}

/** Ties an item of the list to the marker of its project. */
export function usePointing(alias: string): Pointing {
  const dispatch = useDispatch();
  const point = () => dispatch(projectPointedAt(alias));
  const leave = () => dispatch(projectLeft());
  return {
    picked: useSelector((state: ProjectPickPart) => selectPickedProject(state) === alias),
    pointed: useSelector((state: ProjectPickPart) => selectProjectPointedAt(state) === alias),
    handlers: {
      onPointerEnter: (event) => hovers(event) && point(),
      onPointerLeave: (event) => hovers(event) && leave(),
      onFocus: (event) => byKeyboard(event) && point(),
      onBlur: leave,
    },
  };
}

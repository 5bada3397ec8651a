import { clsx } from 'clsx';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { type Language, languages, languageTag } from '#domain/languages.ts';
import { readStorage, writeStorage } from '#shared/persist';
import { createTranslations } from '#shared/i18n';
import { ChevronDownIcon, CloseIcon, IconButton } from '#shared/ui';
import { DockIcon } from '../icons.tsx';
import styles from './QaFrame.module.css';

const translations = createTranslations(() => Promise.reject(new Error('The texts of QA come with its bar')));
for (const language of languages) translations.add(language, { qa: __BUNDLED_TEXTS__.qa[language] });

const qaTexts = (language: Language) => translations.of(language);

interface QaRootProps {
  readonly language: Language;
  readonly children: ReactNode;
}

/** The bar is separate from the site: a React root of its own, with its own texts. */
export function QaRoot({ language, children }: QaRootProps) {
  return (
    <I18nextProvider i18n={qaTexts(language)} defaultNS="qa">
      <div lang={languageTag(language)}>{children}</div>
    </I18nextProvider>
  );
}

type ToolProps = Omit<ComponentProps<'button'>, 'children' | 'className' | 'type' | 'aria-label' | 'title'> & {
  readonly label: string;
  readonly icon: ReactNode;
  /** For well-known icons: the label is a tooltip and accessible name only. */
  readonly wordless?: boolean;
  /** For buttons that are pressed repeatedly; elsewhere the second press of a double click would undo the first. */
  readonly repeatable?: boolean;
};

/** An icon with its label, which narrow screens hide. */
export function Tool({ label, icon, wordless = false, repeatable = false, onClick, ...rest }: ToolProps) {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (repeatable || event.detail < 2) onClick?.(event);
  };
  return (
    <button {...rest} type="button" aria-label={label} title={label} className={styles.tool} onClick={press}>
      {icon}
      {!wordless && <span className={styles.word}>{label}</span>}
    </button>
  );
}

export function Tools({ children }: { readonly children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>;
}

const barKey = 'F6';

/** The first focusable element of the bar: a tool, or the unfold button of a folded bar. */
function entranceOf(bar: HTMLElement): HTMLElement | null {
  return (
    bar.querySelector<HTMLElement>('[data-tools]:not([hidden]) :enabled') ?? bar.querySelector<HTMLElement>('button')
  );
}

/** Moves the focus into the bar by key, also out of a modal dialog, and back. */
function useBarKey(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let left: Element | null = null;
    const listening = new AbortController();
    const go = (event: KeyboardEvent): void => {
      const { current } = bar;
      if (event.key !== barKey || event.altKey || event.ctrlKey || event.metaKey || current === null) return;
      // The browser's own use of the key is to leave the page.
      event.preventDefault();
      event.stopPropagation();
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && current.contains(activeElement)) {
        // Without an earlier focus: blur, so that keys scroll the page.
        activeElement.blur();
        if (left instanceof HTMLElement) left.focus();
      } else {
        left = activeElement;
        entranceOf(current)?.focus();
      }
    };
    window.addEventListener('keydown', go, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [bar]);
}

const storageKey = 'obriy.qa.dock';

type Edge = 'top' | 'bottom';

function storedEdge(): Edge {
  return readStorage('localStorage', storageKey) === 'top' ? 'top' : 'bottom';
}

/** The edge of the screen with the bar, and how to switch it. */
function useDock(): { readonly edge: Edge; readonly move: () => void } {
  const [edge, setEdge] = useState(storedEdge);
  const move = (): void => {
    const other = edge === 'top' ? 'bottom' : 'top';
    setEdge(other);
    writeStorage('localStorage', storageKey, other);
  };
  return { edge, move };
}

const height = '--qa-height';

/** Adds space at the end of the page, so that the bar covers nothing. */
function useRoom(bar: RefObject<HTMLElement | null>, edge: Edge): void {
  useEffect(() => {
    const { current } = bar;
    const room = edge === 'top' ? styles['roomAbove'] : styles['roomBelow'];
    if (current === null || room === undefined) return undefined;
    const { body } = document;
    const observer = new ResizeObserver(() => body.style.setProperty(height, `${current.offsetHeight}px`));
    body.classList.add(room);
    observer.observe(current);
    return () => {
      observer.disconnect();
      body.classList.remove(room);
      body.style.removeProperty(height);
    };
  }, [bar, edge]);
}

interface QaFrameProps {
  readonly name: string;
  readonly status: ReactNode;
  /** Whether something is going on that must be seen also in a folded bar. */
  readonly live: boolean;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A bar at an edge of the screen, over everything else and never in a picture or on paper. */
export function QaFrame({ name, status, live, closeLabel, onClose, children }: QaFrameProps) {
  const { t } = useTranslation('qa');
  const { edge, move } = useDock();
  const [folded, setFolded] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useRoom(bar, edge);
  useBarKey(bar);
  // Ignore the second press of a double click, which would answer the new question.
  const close = ({ detail }: MouseEvent): void => {
    if (detail < 2) onClose();
  };
  return (
    <aside
      ref={bar}
      aria-label={name}
      aria-keyshortcuts={barKey}
      data-print="hide"
      data-qa
      className={clsx(styles.frame, styles[edge], live && styles.live)}
    >
      <div className={styles.head}>
        <p className={styles.status}>
          <b className={styles.name}>{name}</b> <span>{status}</span> <kbd className={styles.key}>{barKey}</kbd>
        </p>
        <IconButton
          label={folded ? t('unfold') : t('fold')}
          aria-expanded={!folded}
          icon={<ChevronDownIcon className={clsx(folded !== (edge === 'top') && styles.turned)} />}
          onClick={() => setFolded(!folded)}
        />
        <IconButton
          label={edge === 'top' ? t('toBottom') : t('toTop')}
          icon={<DockIcon up={edge === 'bottom'} />}
          onClick={move}
        />
        <IconButton label={closeLabel} icon={<CloseIcon />} onClick={close} />
      </div>
      <div hidden={folded} data-tools className={styles.body}>
        {children}
      </div>
    </aside>
  );
}

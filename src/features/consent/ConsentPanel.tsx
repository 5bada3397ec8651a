import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { todayInKyiv } from '#domain/time/kyivTime.ts';
import {
  consentGiven,
  consentRefused,
  consentSettingsClosed,
  consentSettingsOpened,
  type ConsentState,
  type Purposes,
  selectConsentPanel,
  selectDecision,
  selectPurposes,
} from '#shared/analytics';
import { type Language, selectSettings } from '#shared/config';
import { lazyNamespace, selectLanguage, type Translations } from '#shared/i18n';
import { retryImport } from '#shared/lazy';
import { Announcement, Button, Checkbox, CloseIcon, IconButton } from '#shared/ui';
import styles from './ConsentPanel.module.css';

interface Deciding {
  /** False without a tag manager container: then there is no analytics to consent to. */
  readonly counted: boolean;
  readonly decide: (purposes: Purposes) => void;
  readonly acceptAll: () => void;
  readonly refuseAll: () => void;
}

function useDecide(): Deciding {
  const dispatch = useDispatch();
  const { tagManagerContainer } = useSelector(selectSettings);
  const counted = tagManagerContainer !== null;
  const decide = ({ analytics, marketing }: Purposes): void => {
    const day = todayInKyiv(new Date());
    dispatch(analytics || marketing ? consentGiven({ analytics, marketing, day }) : consentRefused({ day }));
  };
  return {
    counted,
    decide,
    acceptAll: () => decide({ analytics: counted, marketing: true }),
    refuseAll: () => decide({ analytics: false, marketing: false }),
  };
}

interface ChoicesProps extends Pick<Deciding, 'acceptAll' | 'refuseAll'> {
  /** Actions beside the two choices. */
  readonly children: ReactNode;
}

/** Yes and no are the same button with another word. */
function Choices({ acceptAll, refuseAll, children }: ChoicesProps) {
  const { t } = useTranslation('consent');
  return (
    <div className={styles.answers}>
      <Button variant="secondary" className={styles.answer} onClick={refuseAll}>
        {t('refuse')}
      </Button>
      <Button variant="secondary" className={styles.answer} onClick={acceptAll}>
        {t('accept')}
      </Button>
      {children}
    </div>
  );
}

interface PurposeBoxProps {
  readonly name: string;
  readonly chosen: boolean;
  readonly label: string;
  readonly children: ReactNode;
}

function PurposeBox({ name, chosen, label, children }: PurposeBoxProps) {
  return (
    <div>
      <Checkbox name={name} defaultChecked={chosen} aria-describedby={`consent-${name}`}>
        <strong>{label}</strong>
      </Checkbox>
      <p id={`consent-${name}`} className={styles.hint}>
        {children}
      </p>
    </div>
  );
}

/** Each purpose separately. Takes effect on saving. */
function PurposesForm({ titleId }: { readonly titleId: string }) {
  const { t } = useTranslation('consent');
  const dispatch = useDispatch();
  const decided = useSelector(selectDecision) !== null;
  const { analytics, marketing } = useSelector(selectPurposes);
  const { counted, decide, acceptAll, refuseAll } = useDecide();

  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    decide({ analytics: chosen.has('analytics'), marketing: chosen.has('marketing') });
  };

  return (
    <form onSubmit={save} className={styles.form}>
      <div className={styles.head}>
        <p id={titleId} className={styles.title}>
          {t('title')}
        </p>
        {decided && (
          <IconButton label={t('close')} icon={<CloseIcon />} onClick={() => dispatch(consentSettingsClosed())} />
        )}
      </div>
      <p className={styles.words}>{t('settings.intro')}</p>
      {counted && (
        <PurposeBox name="analytics" chosen={analytics} label={t('settings.analytics')}>
          {t('settings.analyticsHint')}
        </PurposeBox>
      )}
      <PurposeBox name="marketing" chosen={marketing} label={t('settings.marketing')}>
        {counted ? t('settings.marketingHint') : t('settings.sourceHint')}
      </PurposeBox>
      <Choices acceptAll={acceptAll} refuseAll={refuseAll}>
        <Button variant="secondary" type="submit" className={styles.keep}>
          {t('settings.keep')}
        </Button>
      </Choices>
    </form>
  );
}

function Question({ titleId }: { readonly titleId: string }) {
  const { t } = useTranslation('consent');
  const dispatch = useDispatch();
  const { counted, acceptAll, refuseAll } = useDecide();
  return (
    <>
      <p className={styles.words}>
        <strong id={titleId} className={styles.title}>
          {t('title')}
        </strong>{' '}
        {counted ? t('question.all') : t('question.sourceAlone')}
      </p>
      <Choices acceptAll={acceptAll} refuseAll={refuseAll}>
        <Button variant="quiet" className={styles.answer} onClick={() => dispatch(consentSettingsOpened())}>
          {t('choose')}
        </Button>
      </Choices>
    </>
  );
}

/** Adds space below the page while the panel covers its end, so that focused elements stay visible. */
function useMakeRoom(panel: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    const element = panel.current;
    if (!shown || element === null) return undefined;
    const { body, documentElement } = document;
    const make = (): void => {
      const covers = getComputedStyle(element).position === 'fixed';
      const room = `${Math.ceil(element.getBoundingClientRect().height)}px`;
      body.style.paddingBlockEnd = covers ? room : '';
      documentElement.style.scrollPaddingBlockEnd = covers ? `calc(${room} + var(--bottom-bar))` : '';
    };
    const observer = new ResizeObserver(make);
    observer.observe(element);
    return () => {
      observer.disconnect();
      body.style.paddingBlockEnd = '';
      documentElement.style.scrollPaddingBlockEnd = '';
    };
  }, [panel, shown]);
}

interface ConsentPanelProps {
  readonly panel: ConsentState['panel'];
}

const titleId = 'consent-title';

/** Takes the focus only when the visitor opened it, and restores it. */
function useFocus(requested: boolean) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!requested) return undefined;
    const opener = document.activeElement;
    place.current?.focus({ preventScroll: true });
    // On short screens it is part of the page; a fixed panel does not scroll.
    place.current?.scrollIntoView();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [requested]);
  return place;
}

/** A region at the edge of the screen, over no control of the page, that leaves the page as it is. */
function ConsentPanel({ panel }: ConsentPanelProps) {
  const place = useFocus(panel === 'settings');
  useMakeRoom(place, panel !== 'closed');
  if (panel === 'closed') return null;
  return (
    <section ref={place} tabIndex={-1} aria-labelledby={titleId} data-print="hide" className={styles.panel}>
      {panel === 'question' ? <Question titleId={titleId} /> : <PurposesForm titleId={titleId} />}
    </section>
  );
}

/** The language on the screen, as soon as the panel's texts in it are there; null at first. */
function useTexts(translations: Translations): Language | null {
  const language = useSelector(selectLanguage);
  const [ready, setReady] = useState<Language | null>(null);
  useEffect(() => {
    retryImport(() => lazyNamespace(translations.of(language), language, 'consent')).then(
      () => setReady(language),
      // In the language before it is better than not at all.
      () => undefined,
    );
  }, [translations, language]);
  return ready;
}

/** Outside of the page's tree, so it needs its own language context. */
export function ConsentHost({ translations }: { readonly translations: Translations }) {
  const panel = useSelector(selectConsentPanel);
  const decision = useSelector(selectDecision);
  const [known, setKnown] = useState({ panel, decision, saved: false });
  if (known.panel !== panel || known.decision !== decision) {
    // While the panel is closed, only another tab changes the decision.
    const saved = known.panel === 'closed' ? known.saved : known.decision !== decision;
    setKnown({ panel, decision, saved });
  }
  const language = useTexts(translations);
  const i18n = language && translations.of(language);
  const closed = known.saved ? 'consent:saved' : null;
  const announced = panel === 'closed' ? closed : 'consent:title';
  return (
    <>
      <Announcement text={i18n === null || announced === null ? '' : i18n.t(announced)} />
      {i18n && (
        <I18nextProvider i18n={i18n}>
          <ConsentPanel panel={panel} />
        </I18nextProvider>
      )}
    </>
  );
}

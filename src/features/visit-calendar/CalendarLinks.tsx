import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#shared/share';
import { retryImport } from '#shared/lazy';
import { Button, buttonClass, CalendarIcon } from '#shared/ui';
import { googleLink, outlookLink, type CalendarEvent } from './calendarEvent.ts';
import styles from './CalendarLinks.module.css';

interface CalendarLinksProps {
  readonly event: CalendarEvent;
  /** The private link of the visit: only for the downloaded file, never for a calendar service. */
  readonly privateUrl: string;
}

function importFile() {
  return import(/* webpackChunkName: "visit-calendar" */ './calendarFile.ts');
}

/** Links that add a visit to a calendar. */
export function CalendarLinks({ event, privateUrl }: CalendarLinksProps) {
  const { t } = useTranslation('appointment');
  const [making, setMaking] = useState(false);
  const [failed, setFailed] = useState(false);

  const save = async (): Promise<void> => {
    setMaking(true);
    setFailed(false);
    try {
      const { calendarFile } = await retryImport(importFile);
      saveFile(
        new Blob([calendarFile(event, privateUrl)], { type: 'text/calendar;charset=utf-8' }),
        `${event.uid}.ics`,
      );
    } catch {
      setFailed(true);
    }
    setMaking(false);
  };

  return (
    <div className={styles.links}>
      <Button variant="secondary" icon={<CalendarIcon />} loading={making} onClick={() => void save()}>
        {t('calendar.file')}
      </Button>
      <a
        href={googleLink(event)}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ variant: 'quiet' })}
      >
        {t('calendar.google')}
      </a>
      <a
        href={outlookLink(event)}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ variant: 'quiet' })}
      >
        {t('calendar.outlook')}
      </a>
      {failed && <p role="alert">{t('calendar.failed')}</p>}
    </div>
  );
}

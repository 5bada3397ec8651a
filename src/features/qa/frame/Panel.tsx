import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui';
import styles from './Panel.module.css';

interface PanelProps {
  readonly submitLabel: string;
  readonly busy?: boolean;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A form of the bar; its first field has the focus, Escape leaves it, and the focus goes back to what had opened it. */
export function Panel({ submitLabel, busy = false, onSubmit, onCancel, children }: PanelProps) {
  const { t } = useTranslation('qa');
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const leave = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // The bar may stand in a dialog of the browser's own, which would close.
      event.preventDefault();
      onCancel();
    };
    const { current } = form;
    current?.addEventListener('keydown', leave);
    return () => current?.removeEventListener('keydown', leave);
  }, [onCancel]);

  useEffect(() => {
    const opener = document.activeElement;
    form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
    return () => {
      // Whoever has gone elsewhere meanwhile stays there.
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
    };
  }, []);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSubmit();
  };

  return (
    <form ref={form} className={styles.panel} onSubmit={submit}>
      {children}
      <div className={styles.buttons}>
        <Button type="submit" size="s" loading={busy}>
          {submitLabel}
        </Button>
        <Button variant="quiet" size="s" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

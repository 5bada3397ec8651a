import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, TextArea } from '#shared/ui';
import { Panel } from '../frame/Panel.tsx';

interface ReportFormProps {
  readonly onReport: (words: string) => Promise<void>;
  readonly onCancel: () => void;
}

export function ReportForm({ onReport, onCancel }: ReportFormProps) {
  const { t } = useTranslation('qa');
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);
  const report = (): void => {
    setBusy(true);
    void onReport(words.trim()).finally(() => setBusy(false));
  };
  return (
    <Panel submitLabel={t('reportForm.make')} busy={busy} onSubmit={report} onCancel={onCancel}>
      <Field label={t('reportForm.label')} hint={t('reportForm.hint')}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            value={words}
            maxLength={5000}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </Field>
    </Panel>
  );
}

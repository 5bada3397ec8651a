import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, TextInput } from '#shared/ui';
import { Panel } from '../frame/Panel.tsx';

interface NoteFormProps {
  readonly onNote: (text: string) => void;
  readonly onCancel: () => void;
}

export function NoteForm({ onNote, onCancel }: NoteFormProps) {
  const { t } = useTranslation('qa');
  const [text, setText] = useState('');
  const keep = (): void => {
    if (text.trim() !== '') onNote(text.trim());
  };
  return (
    <Panel submitLabel={t('noteForm.save')} onSubmit={keep} onCancel={onCancel}>
      <Field label={t('noteForm.label')}>
        {(control) => (
          <TextInput
            {...control}
            value={text}
            maxLength={500}
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
    </Panel>
  );
}

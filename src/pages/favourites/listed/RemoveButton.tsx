import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFlatWords } from '#entities/flat';
import type { KeptFacts } from '#features/favourites';
import { CloseIcon, IconButton } from '#shared/ui';

interface RemoveButtonProps {
  /** Null when nothing is known of it. */
  readonly flat: KeptFacts | null;
  /** Its flat has just come back, by a button that is gone. */
  readonly takesFocus: boolean;
  readonly onRemove: () => void;
}

export function RemoveButton({ flat, takesFocus, onRemove }: RemoveButtonProps) {
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

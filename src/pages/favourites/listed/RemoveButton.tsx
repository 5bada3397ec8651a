import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon, IconButton } from '#shared/ui';

interface RemoveButtonProps {
  /** Of the flat; undefined when even that is not known. */
  readonly number: number | undefined;
  /** Its flat has just come back, by a button that is gone. */
  readonly takesFocus: boolean;
  readonly onRemove: () => void;
}

export function RemoveButton({ number, takesFocus, onRemove }: RemoveButtonProps) {
  const { t } = useTranslation('favourites');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <IconButton
      ref={button}
      label={t('remove', { number: number ?? '' })}
      icon={<CloseIcon size={20} />}
      onClick={onRemove}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { ExpandIcon, IconButton } from '#shared/ui';

function toggle(view: Element | null): void {
  // A browser that says no leaves the view as it is.
  const changed = document.fullscreenElement === null ? view?.requestFullscreen() : document.exitFullscreen();
  changed?.catch(() => {});
}

/** Shows the view around it on the whole screen; nothing where browsers do not let it. */
export function FullscreenButton() {
  const { t } = useTranslation('viewer');
  if (!document.fullscreenEnabled) return null;
  return (
    <IconButton
      variant="line"
      label={t('fullscreen')}
      icon={<ExpandIcon size={20} />}
      onClick={({ currentTarget }) => toggle(currentTarget.closest('[data-ready]'))}
    />
  );
}

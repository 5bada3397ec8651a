import { useTranslation } from 'react-i18next';

interface NoScriptTextProps {
  readonly text: 'callTime' | 'favourites' | 'part' | 'viewer';
}

/**
 * A text of `noscript`. Render it behind `__RENDERS_ON_SERVER__`: browsers with scripts load no texts of `noScripts`. In an element, because
 * React compares a bare string with the browser's, which is empty.
 */
export function NoScriptText({ text }: NoScriptTextProps) {
  const { t } = useTranslation('noScripts');
  return <span>{t(text)}</span>;
}

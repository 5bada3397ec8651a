import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectSettings } from '#shared/config';
import { telephoneLink } from '#shared/format';
import { LocalLink, pathTo } from '#shared/routing';
import { ArrowUpRightIcon, ChatIcon, PhoneIcon, VisuallyHidden } from '#shared/ui';

/** Keys of `navigation` in common.json with the pages that they name. */
export const mainLinks = [
  ['projects', pathTo('projects')],
  ['offers', pathTo('offers')],
  ['calculator', pathTo('instalmentCalculator')],
  ['news', pathTo('news')],
  ['about', pathTo('about')],
  ['contacts', pathTo('contacts')],
] as const;

export const buyerLinks = [
  ['flats', pathTo('flats')],
  ['projects', pathTo('projects')],
  ['offers', pathTo('offers')],
  ['calculator', pathTo('instalmentCalculator')],
  ['appointment', pathTo('appointmentDate')],
  ['favourites', pathTo('favourites')],
] as const;

export const companyLinks = [
  ['about', pathTo('about')],
  ['news', pathTo('news')],
  ['contacts', pathTo('contacts')],
] as const;

interface OutsideLinkProps {
  readonly className?: string | undefined;
}

/** Dials on whatever can dial; spaces are for people. */
export function PhoneLink({ className }: OutsideLinkProps) {
  const { t } = useTranslation();
  const { phone } = useSelector(selectSettings);
  return (
    <a href={telephoneLink(phone)} aria-label={t('phoneLink', { phone })} className={className}>
      <PhoneIcon size={20} />
      <span>{phone}</span>
    </a>
  );
}

export function MessengerLink({ className }: OutsideLinkProps) {
  const { t } = useTranslation();
  const { messengerUrl } = useSelector(selectSettings);
  if (messengerUrl === null) return null;
  return (
    <a href={messengerUrl} target="_blank" rel="noopener noreferrer" className={className}>
      <ChatIcon size={20} />
      <span>{t('messenger')}</span>
    </a>
  );
}

/** To the master plan in 3D: a site of its own, or a page of this one; nothing when the company has none. */
export function MasterPlanLink({ className }: OutsideLinkProps) {
  const { t } = useTranslation();
  const { masterPlanUrl } = useSelector(selectSettings);
  if (masterPlanUrl === null) return null;
  if (masterPlanUrl.startsWith('/')) {
    return (
      <LocalLink to={masterPlanUrl} className={className}>
        <span>{t('navigation.masterPlan')}</span>
      </LocalLink>
    );
  }
  return (
    <a href={masterPlanUrl} target="_blank" rel="noopener noreferrer" className={className}>
      <span>{t('navigation.masterPlan')}</span>
      <ArrowUpRightIcon size={18} />
      <VisuallyHidden>{t('navigation.opensElsewhere')}</VisuallyHidden>
    </a>
  );
}

import { useTranslation } from 'react-i18next';
import { type PassportKey, passportUnits } from '#domain/passport.ts';
import { formatDay, formatNumber } from '#shared/format';
import type { Passport, PassportClaim } from '#shared/responses';
import { useLanguage } from '#shared/routing';

export function claimIn(claims: readonly PassportClaim[], name: PassportKey): PassportClaim | undefined {
  return claims.find(({ key }) => key === name);
}

/** What holds for a building: its own claim goes before that of the project. */
export function claimOf(
  { claims }: Passport,
  building: Passport['buildings'][number] | undefined,
  key: PassportKey,
): PassportClaim | undefined {
  return claimIn(building?.claims ?? [], key) ?? claimIn(claims, key);
}

interface ClaimTexts {
  /** Without its day and its note. */
  readonly valueOf: (claim: PassportClaim) => string;
  /** Since when it is known, and how; null where the day is the value. */
  readonly basisOf: (claim: PassportClaim) => string | null;
}

/** Claims in words of the namespace `passport`. */
export function useClaimTexts(): ClaimTexts {
  const { t } = useTranslation('passport');
  const language = useLanguage();
  return {
    valueOf: ({ key, value, text, checked }) => {
      const unit = passportUnits[key];
      if (unit === 'day') return formatDay(checked, language);
      if (unit === 'text' || value === null) return text ?? '';
      if (value === 0) return t(unit === 'hours' ? 'notRunning' : 'none');
      const shown = formatNumber(value, language);
      return unit === 'number' ? shown : t(`units.${unit}`, { count: value, value: shown });
    },
    basisOf: ({ key, kind, checked }) =>
      passportUnits[key] === 'day' ? null : t(`basis.${kind}`, { date: formatDay(checked, language) }),
  };
}

import { useTranslation } from 'react-i18next';
import type { Characteristics } from '#shared/answers';
import { formatMetres, formatNumber } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { FactList, Section, type Fact } from '#shared/ui';

/** SPEC.md section 3 names them in this order. */
const names = [
  'class',
  'flats_count',
  'houses_count',
  'floors',
  'outside_walls',
  'inside_walls',
  'heating',
  'building_technology',
  'warming',
  'ceiling_height',
  'flat_condition',
  'parking',
  'closed_area',
] as const satisfies readonly (keyof Characteristics)[];

export function CharacteristicsBlock({ characteristics }: { readonly characteristics: Characteristics }) {
  const { t } = useTranslation('projectAbout');
  const language = useLanguage();

  const valueOf = (name: keyof Characteristics): string | null => {
    const value = characteristics[name];
    if (value === null || typeof value === 'string') return value;
    return name === 'ceiling_height' ? formatMetres(value, language) : formatNumber(value, language);
  };
  const facts = names.flatMap((name): Fact[] => {
    const value = valueOf(name);
    return value === null ? [] : [{ key: name, label: t(`characteristics.${name}`), value }];
  });
  if (facts.length === 0) return null;

  return (
    <Section id="characteristics" heading={t('characteristics.heading')} horizon="under">
      <FactList facts={facts} />
    </Section>
  );
}

import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { priceOn } from '#domain/money/discount.ts';
import { type PassportGroup, passportGroups, type PassportKey, passportUnits } from '#domain/passport.ts';
import { flatPath } from '#entities/flat';
import {
  eligibilityApi,
  eligibilityId,
  hasOldRules,
  householdOf,
  judgedProgrammes,
  selectAnswers,
  useBriefVerdict,
  usePersistedAnswers,
} from '#entities/mortgage';
import { claimOf, passportApi, passportPath, projectApi, useClaimTexts } from '#entities/project';
import { aliasesOf } from '#features/favourites';
import { useExtensions } from '#shared/api';
import { joinWords } from '#shared/format';
import { LocalLink, useLanguage } from '#shared/routing';
import { useToday } from '#shared/time';
import type { ListedFlat } from '../listedFlat.ts';
import { aliasesKey, useProjectResults } from '../projectResults.ts';
import { ComparisonGroup, type ComparisonCell, ComparisonRow } from './ComparisonRow.tsx';
import { CostRows } from './CostRows.tsx';
import styles from '../SavedFlatsView.module.css';

interface MoreRowsProps {
  readonly listedFlats: readonly ListedFlat[];
}

/** The verdicts for each flat; without answers, a link to the questions. */
function MortgageRows({ listedFlats }: MoreRowsProps) {
  const { t } = useTranslation(['eligibility', 'favourites']);
  const today = useToday();
  const briefOf = useBriefVerdict();
  usePersistedAnswers();
  const household = householdOf(useSelector(selectAnswers));
  const key = aliasesKey(aliasesOf(listedFlats));
  const calculators = useProjectResults(projectApi.endpoints.getCalculator, key);
  const rules = useProjectResults(eligibilityApi.endpoints.getEligibility, household === null ? '' : key);
  const title = t('eligibility:compare.title');

  const offered = listedFlats.flatMap(({ key: id, flat, ...listed }) => {
    const price = flat === null || flat.status === 'sold' ? null : priceOn(flat, today);
    const mortgages = calculators.get(listed.alias)?.mortgages.filter((each) => each.rules !== null) ?? [];
    return price === null || flat === null || mortgages.length === 0
      ? []
      : [{ ...listed, key: id, flat, price, mortgages }];
  });
  const [first] = offered;
  if (first === undefined || today === null) return null;
  if (household === null) {
    const to = `${flatPath(first.alias, first.flat.id)}#${eligibilityId}`;
    const link = <LocalLink to={to}>{t('eligibility:compare.ask')}</LocalLink>;
    return <ComparisonGroup title={title} note={<p>{link}</p>} columns={listedFlats.length} />;
  }

  const judged = offered.flatMap(({ key: flat, alias, price, mortgages, flat: { total_area: area } }) => {
    const eligibility = rules.get(alias) ?? null;
    if (eligibility === null) return [];
    return judgedProgrammes(mortgages, eligibility).map((programme) => ({
      flat,
      programme,
      text: briefOf(programme, eligibility, household, { price, area }, today),
      oldAfter: hasOldRules(programme, eligibility, today) ? eligibility.fresh_days : null,
    }));
  });
  if (judged.length === 0) return null;
  const oldAfter = judged.find((each) => each.oldAfter !== null)?.oldAfter ?? null;
  const note = (
    <>
      <p>{t('eligibility:note')}</p>
      {oldAfter !== null && <p className={styles.old}>{t('eligibility:someOld', { count: oldAfter })}</p>}
    </>
  );
  const cellOf = (programme: string, { key: flat, facts }: ListedFlat): ComparisonCell => {
    const verdict = judged.find((each) => each.flat === flat && each.programme.key === programme);
    const sold = facts?.status === 'sold' ? t('favourites:compare.none') : null;
    return { key: flat, text: verdict?.text ?? sold };
  };
  return (
    <ComparisonGroup title={title} note={note} columns={listedFlats.length} personal>
      {[...new Map(judged.map(({ programme }) => [programme.key, programme.name]))].map(([programme, name]) => (
        <ComparisonRow key={programme} name={name} cells={listedFlats.map((listed) => cellOf(programme, listed))} />
      ))}
    </ComparisonGroup>
  );
}

/** The claims of the flats' buildings, each with its day. */
function PassportRows({ listedFlats }: MoreRowsProps) {
  const { t } = useTranslation('passport');
  const { valueOf, basisOf } = useClaimTexts();
  const passports = useProjectResults(passportApi.endpoints.getPassport, aliasesKey(aliasesOf(listedFlats)));
  // Of a flat whose building is not known, nothing can be claimed.
  const columns = listedFlats.map(({ key, alias, flat }) => {
    const passport = (flat && passports.get(alias)) ?? null;
    return { key, alias, passport, building: passport?.buildings.find((each) => each.key === flat?.building?.key) };
  });

  const cells = (key: PassportKey): readonly ComparisonCell[] =>
    columns.map(({ key: flat, passport, building }) => {
      const claim = passport === null ? undefined : claimOf(passport, building, key);
      if (claim === undefined) return { key: flat, text: null };
      const note = passportUnits[key] === 'text' ? null : claim.text;
      return { key: flat, text: valueOf(claim), note: joinWords([note, basisOf(claim)]) };
    });
  const groups = (Object.keys(passportGroups) as PassportGroup[]).flatMap((group) => {
    const rows = (Object.keys(passportGroups[group]) as PassportKey[])
      .map((key) => ({ key, cells: cells(key) }))
      .filter(({ cells: known }) => known.some(({ text }) => text !== null));
    return rows.length === 0 ? [] : [{ group, rows }];
  });
  if (groups.length === 0) return null;

  return (
    <>
      <tbody>
        <tr>
          <th scope="row" className={styles.name}>
            {t('title')}
          </th>
          {columns.map(({ key, alias, passport, building }) => (
            <td key={key}>
              {passport !== null && (
                <LocalLink to={passportPath(alias, building?.key)}>{building?.name ?? t('buildings.all')}</LocalLink>
              )}
            </td>
          ))}
        </tr>
      </tbody>
      {groups.map(({ group, rows }) => (
        <ComparisonGroup key={group} title={t(`groups.${group}`)} columns={columns.length}>
          {rows.map((row) => (
            <ComparisonRow key={row.key} name={t(`keys.${row.key}`)} cells={row.cells} />
          ))}
        </ComparisonGroup>
      ))}
    </>
  );
}

/** Rows of extensions; requests nothing from backends without them. */
export function MoreRows({ listedFlats }: MoreRowsProps) {
  const extensions = useExtensions(useLanguage());
  return (
    <>
      <CostRows listedFlats={listedFlats} />
      {extensions?.includes('eligibility') && <MortgageRows listedFlats={listedFlats} />}
      {extensions?.includes('passport') && <PassportRows listedFlats={listedFlats} />}
    </>
  );
}

import { type ReactNode, useState } from 'react';
import { Form, useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useQueryResult } from '#shared/api';
import { asTyped, Snapshots } from '#shared/form';
import { QueryBoundary } from '#shared/lazy';
import { useLanguage } from '#shared/routing';
import { Button, Checkbox, Field, SkeletonBlock, Text, TextInput } from '#shared/ui';
import { useToday } from '#shared/time';
import styles from './Eligibility.module.css';
import { eligibilityApi } from './eligibilityApi.ts';
import {
  answerBounds,
  answersChanged,
  answersForgotten,
  householdOf,
  readAnswer,
  selectAnswers,
  usePersistedAnswers,
} from './eligibilitySlice.ts';
import { type JudgedFlat, Verdicts } from './EligibilityVerdicts.tsx';
import { type JudgedProgramme, judgedProgrammes } from './verdictTexts.ts';

interface TypedAnswerProps {
  readonly name: keyof typeof answerBounds;
  readonly hint?: string;
}

/** A number as text; an error shows once the field is left. */
function TypedAnswer({ name, hint }: TypedAnswerProps) {
  const { t } = useTranslation('eligibility');
  const { min, max } = answerBounds[name];
  const { input, meta } = useField<string>(name, {
    parse: asTyped,
    validate: (value: string) => (value !== '' && readAnswer(name, value) === null ? 'wrong' : undefined),
  });
  const isWrong = meta.error !== undefined && meta.active !== true;
  return (
    <Field label={t(`ask.${name}`)} hint={hint} error={isWrong && t(`wrong.${name}`, { min, max })}>
      {(control) => (
        <TextInput
          {...control}
          {...input}
          inputMode={name === 'age' || name === 'people' ? 'numeric' : 'decimal'}
          autoComplete="off"
        />
      )}
    </Field>
  );
}

function GroupBox({ group, children }: { readonly group: string; readonly children: ReactNode }) {
  const { input } = useField<string>('groups', { type: 'checkbox', value: group });
  return (
    <Checkbox {...input} className={styles.group}>
      {children}
    </Checkbox>
  );
}

/** Groups to choose from; the group of little housing follows from the other answers. */
function GroupAnswer({ programmes }: { readonly programmes: readonly JudgedProgramme[] }) {
  const { t } = useTranslation('eligibility');
  const groups = new Map(
    programmes.flatMap(({ rules, eligibility }) =>
      rules.eligible
        .filter(({ key }) => key !== eligibility.owned_area?.group)
        .map(({ key, name }) => [key, name] as const),
    ),
  );
  if (groups.size === 0) return null;
  return (
    <fieldset className={styles.groups}>
      <legend className={styles.legend}>{t('ask.groups')}</legend>
      <Text size="xs" tone="muted">
        {t('hint.groups')}
      </Text>
      {[...groups].map(([key, name]) => (
        <GroupBox key={key} group={key}>
          {name}
        </GroupBox>
      ))}
    </fieldset>
  );
}

const nothing = (): void => {};

/** Writes the answers to the store when typing pauses; nothing is sent. */
function Questions({ programmes }: { readonly programmes: readonly JudgedProgramme[] }) {
  const { t } = useTranslation('eligibility');
  const dispatch = useDispatch();
  const answers = useSelector(selectAnswers);
  const [initialValues] = useState(answers);
  return (
    <Form onSubmit={nothing} initialValues={initialValues}>
      {({ handleSubmit }) => (
        <form className={styles.questions} onSubmit={(event) => void handleSubmit(event)}>
          <Text size="s" tone="muted">
            {t('private')}
          </Text>
          <div className={styles.fields}>
            <TypedAnswer name="age" />
            <TypedAnswer name="people" hint={t('hint.people')} />
            <TypedAnswer name="owned" hint={t('hint.owned')} />
            <TypedAnswer name="money" />
          </div>
          <GroupAnswer programmes={programmes} />
          <Button variant="quiet" onClick={() => dispatch(answersForgotten())}>
            {t('forget')}
          </Button>
          <Snapshots draft={answers} onSnapshot={(typed) => dispatch(answersChanged(typed))} />
        </form>
      )}
    </Form>
  );
}

/** The five questions and the verdict of each programme of the project for this flat. */
export function EligibilityQuestions({ alias, mortgages, ...flat }: JudgedFlat) {
  const { t } = useTranslation('eligibility');
  const language = useLanguage();
  const today = useToday();
  usePersistedAnswers();
  const answers = useSelector(selectAnswers);
  const result = useQueryResult(eligibilityApi.endpoints.getEligibility, { alias, language });

  if (result.data === undefined || today === null) {
    return <QueryBoundary result={result} skeleton={<SkeletonBlock height="24rem" />} browserOnly />;
  }
  const eligibility = result.data;
  const programmes = eligibility === null ? [] : judgedProgrammes(mortgages, eligibility);
  if (eligibility === null || programmes.length === 0) return <Text tone="soft">{t('none')}</Text>;
  const household = householdOf(answers);

  return (
    // Personal: what is entered and what follows from it stays out of pictures and recordings of the screen.
    <div className={styles.check} data-personal>
      <Questions programmes={programmes} />
      <Verdicts programmes={programmes} eligibility={eligibility} household={household} today={today} {...flat} />
    </div>
  );
}

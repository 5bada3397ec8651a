export { EligibilityCheck, eligibilityId, useIsEligibilityOffered } from './EligibilityCheck.tsx';
export { eligibilityApi } from './eligibilityApi.ts';
export { eligibilitySlice, householdOf, selectAnswers, usePersistedAnswers } from './eligibilitySlice.ts';
export { ProgrammeRules } from './ProgrammeRules.tsx';
export { hasOldRules, judgedProgrammes, useBriefVerdict, useVerdictLine } from './verdictTexts.ts';

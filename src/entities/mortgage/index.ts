export { EligibilityCheck, eligibilityId, useIsEligibilityOffered } from './EligibilityCheck.tsx';
export { eligibilityApi } from './eligibilityApi.ts';
export { eligibilitySlice } from './eligibilitySlice.ts';
export { ProgrammeRules } from './ProgrammeRules.tsx';
